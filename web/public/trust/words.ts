import type { GrievanceFigure, TrustFigure } from '#domain/site/trust.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits, inDevanagari } from '#domain/words/digits.ts'

export const trustWords = catalogue({
  title: ['Our figures, month by month', 'आमचे आकडे, महिनावार'],
  lead: [
    'Counted from our own tables, never typed. Anybody can check that a month was not changed afterwards.',
    'आमच्याच नोंदींमधून मोजलेले, हाताने लिहिलेले नाहीत. एखादा महिना नंतर बदलला नाही, हे कोणीही तपासू शकते.',
  ],
  promises: ['What you can rely on', 'यावर विश्वास ठेवता येतो'],
  checkedNow: ['Members who carry the mark ‘ID checked’ today', 'आज ‘ओळखपत्र तपासले’ ही खूण असलेले सदस्य'],
  shownToNobody: ['Families who were shown to nobody in the last 30 days', 'गेल्या ३० दिवसांत कोणालाही न दाखवलेली कुटुंबे'],
  running: [(month: string) => `${month}, so far`, (month: string) => `${month}, आतापर्यंत`],
  quarters: ['Complaints, quarter by quarter', 'तक्रारी, तिमाहीवार'],
  quartersHelp: [
    'As the Information Technology Rules ask, from the sealed months below.',
    'माहिती तंत्रज्ञान नियमांनुसार, खालील मोहोरबंद महिन्यांमधून.',
  ],
  quarter: [
    (at: number, year: string) => `Quarter ${at} of ${year}`,
    (at: number, year: string) => `${inDevanagari(year)} ची तिमाही ${inDevanagari(at)}`,
  ],
  soFar: [
    (quarter: string) => `${quarter}, months sealed so far`,
    (quarter: string) => `${quarter}, आतापर्यंतचे मोहोरबंद महिने`,
  ],
  sealed: ['Sealed months', 'मोहोरबंद महिने'],
  noneSealed: [
    'No month has been sealed yet. The first one follows when it is over.',
    'अजून एकही महिना मोहोरबंद झालेला नाही. पहिला महिना संपल्यावर होईल.',
  ],
  fewer: ['fewer than 10', '१० पेक्षा कमी'],
  count: [(n: number) => groupedDigits('en', n), (n: number) => groupedDigits('mr', n)],
  small: [
    'A count from 1 to 9 reads ‘fewer than 10’, so that no family can be recognised.',
    '१ ते ९ ही संख्या ‘१० पेक्षा कमी’ अशी दिसते, म्हणजे त्यावरून कोणतेही कुटुंब ओळखता येत नाही.',
  ],
  check: ['Check this month', 'हा महिना तपासा'],
  checkTitle: ['How to check', 'कसे तपासायचे'],
  checkText: [
    'Each sealed month has a text and its SHA-256 hash. The hash is also kept in our audit, where every row carries the hash of the row before: a change of any row shows. Keep the hash of a month; if the text here ever gives another one, we changed the figures. To compute it:',
    'प्रत्येक मोहोरबंद महिन्याचा एक मजकूर आणि त्याचा हॅश (एसएचए-२५६) असतो. हाच हॅश आमच्या कामकाजाच्या नोंदीतही असतो; तेथे प्रत्येक ओळीत आधीच्या ओळीचा हॅश असतो, त्यामुळे कोणतीही ओळ बदलली तर दिसते. महिन्याचा हॅश जपून ठेवा; येथील मजकुरातून कधी वेगळा हॅश आला, तर आम्ही आकडे बदलले असे समजा. तो असा काढतात:',
  ],
  checkAudit: [
    'Our auditor verifies the whole chain in the office, under Audit.',
    'आमचे लेखापरीक्षक कार्यालयात ‘कामकाजाची नोंद’ येथे संपूर्ण साखळी तपासतात.',
  ],
  hash: ['SHA-256', 'SHA-256'],
  text: ['Text', 'मजकूर'],
  auditRow: [(n: number) => `Row ${n} of the audit`, (n: number) => `कामकाजाच्या नोंदीतील ओळ ${inDevanagari(n)}`],
  loading: ['Loading the figures', 'आकडे येत आहेत'],
})

export const figureWords = catalogue<Record<TrustFigure, string>>({
  checked: ['Members whose ID was checked', 'ओळखपत्र तपासलेले सदस्य'],
  agreed: ['Candidates who agreed to their profile', 'स्वतःच्या स्थळाला संमती दिलेले उमेदवार'],
  complaints: ['Complaints that fell due', 'या महिन्यात निकाली काढायच्या तक्रारी'],
  settled_in_time: ['Of these, settled in time', 'त्यांपैकी मुदतीत सोडवलेल्या'],
  removed: [
    'Profiles closed as false or misused, after a report or complaint',
    'तक्रारीनंतर खोटी किंवा गैरवापर झालेली म्हणून बंद केलेली स्थळे',
  ],
  returned: ['Contact views returned because a number was dead', 'नंबर लागत नसल्याने परत दिलेले संपर्क'],
  barred: ['Numbers barred as an agent’s', 'एजंटचे म्हणून मनाई केलेले नंबर'],
  recalled: ['False profiles of which families were warned', 'कुटुंबांना सावध केलेली खोटी स्थळे'],
  found: ['Families who said they found a partner', 'जोडीदार मिळाल्याचे सांगणारी कुटुंबे'],
})

export const grievanceWords = catalogue<Record<GrievanceFigure, string>>({
  received: ['Complaints received', 'आलेल्या तक्रारी'],
  settled: ['Complaints settled', 'निकाली काढलेल्या तक्रारी'],
  open: ['Open at its end', 'शेवटी प्रलंबित'],
})
