import { channelName, messageChannels } from '#domain/telling/channels.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { counted } from '#domain/words/counted.ts'
import { inDevanagari } from '#domain/words/digits.ts'
import { type FindingId, messagesOf } from './finding.ts'

type Sentence = (detail: string) => string
type ChannelSentence = (channel: string, count: string) => string
type MessagesWait = ReturnType<typeof messagesOf>
/** The sentence about each channel whose messages wait. */
const messagesWait = (en: ChannelSentence, mr: ChannelSentence) =>
  Object.fromEntries(
    messageChannels.map((channel): [MessagesWait, readonly [Sentence, Sentence]] => [
      messagesOf(channel),
      [count => en(channelName(channel, 'en'), count), count => mr(channelName(channel, 'mr'), count)],
    ]),
  ) as Record<MessagesWait, readonly [Sentence, Sentence]>

/** A sentence for each thing that can be wrong, and what to do about it. Names of settings stay as they are typed. */
export const findingWords = catalogue<Record<FindingId, Sentence>>({
  settings_public_url: [
    url => `PUBLIC_URL is ${url}, so that links in emails lead families to their own machine.`,
    url => `PUBLIC_URL ${url} आहे, त्यामुळे ई-मेलमधील लिंक कुटुंबांना त्यांच्याच संगणकाकडे नेतात.`,
  ],
  database_away: [
    why => `The database gives no answer (${why}): look at DATABASE_URL and at PostgreSQL itself.`,
    why => `डेटाबेस उत्तर देत नाही (${why}): DATABASE_URL आणि PostgreSQL तपासा.`,
  ],
  database_version: [
    version => `PostgreSQL ${version} is too old: version 15 or newer is needed.`,
    version => `PostgreSQL ${version} जुने आहे: आवृत्ती १५ किंवा नवी हवी.`,
  ],
  database_rights: [
    tables => `The role of DATABASE_URL may not read and write ${tables}: run deploy/postgres/2-rights.sql.`,
    tables => `DATABASE_URL च्या भूमिकेला ${tables} वाचता-लिहिता येत नाही: deploy/postgres/2-rights.sql चालवा.`,
  ],
  database_owner: [
    () =>
      'The role of DATABASE_URL owns the tables although MIGRATE_DATABASE_URL is set: give it only the rights of deploy/postgres/2-rights.sql.',
    () =>
      'MIGRATE_DATABASE_URL दिलेले असूनही DATABASE_URL ची भूमिका तक्त्यांची मालक आहे: तिला फक्त deploy/postgres/2-rights.sql मधील अधिकार द्या.',
  ],
  migrations_waiting: [
    names => `The tables are older than this version (${names}): restart the server.`,
    names => `तक्ते या आवृत्तीपेक्षा जुने आहेत (${names}): सर्व्हर पुन्हा सुरू करा.`,
  ],
  migrations_unknown: [
    names => `The tables are of a newer version, which made ${names}: use that version.`,
    names => `तक्ते नव्या आवृत्तीचे आहेत (${names}): ती आवृत्ती वापरा.`,
  ],
  migrations_from_before: [
    commit =>
      `The tables are of before, and commit ${commit} is the last that reads them: make a backup with that one, and restore it here.`,
    commit => `तक्ते आधीच्या आवृत्तीचे आहेत आणि ते वाचू शकणारा शेवटचा commit ${commit} आहे: त्याने बॅकअप करा आणि तो इथे परत आणा.`,
  ],
  storage_away: [
    why => `Photos and papers cannot be stored (${why}): look at STORAGE and its folder or bucket.`,
    why => `फोटो आणि कागदपत्रे साठवता येत नाहीत (${why}): STORAGE आणि त्याची जागा तपासा.`,
  ],
  smtp_away: [
    why => `The mail server does not take us (${why}): look at SMTP_URL.`,
    why => `ई-मेल सर्व्हर आमचे ई-मेल स्वीकारत नाही (${why}): SMTP_URL तपासा.`,
  ],
  sender_spf: [
    domain => `The domain ${domain} has no SPF record, so that mail providers take our letters for forged ones.`,
    domain => `${domain} या डोमेनला SPF नोंद नाही, त्यामुळे ई-मेल सेवा आमची पत्रे बनावट समजतात.`,
  ],
  sender_dkim: [
    name => `There is no DKIM key at ${name}: publish the one that your mail provider gives you.`,
    name => `${name} येथे DKIM की नाही: तुमच्या ई-मेल सेवेने दिलेली की तेथे नोंदवा.`,
  ],
  sender_dkim_unset: [
    () =>
      'DKIM_SELECTOR is unset, so that nobody looks whether our letters are signed: set it to the name that your mail provider gives you.',
    () => 'DKIM_SELECTOR दिलेले नाही, त्यामुळे पत्रांवर सही आहे का ते पाहता येत नाही: ई-मेल सेवेने दिलेले नाव द्या.',
  ],
  sender_dmarc: [
    domain => `The domain ${domain} has no DMARC record (a TXT of _dmarc.${domain}).`,
    domain => `${domain} या डोमेनला DMARC नोंद (_dmarc.${domain} येथील TXT) नाही.`,
  ],
  sender_unknown: [
    detail => `The records of the sender's domain could not be looked up (${detail}).`,
    detail => `पाठवणाऱ्याच्या डोमेनच्या नोंदी पाहता आल्या नाहीत (${detail}).`,
  ],
  sms_away: [
    why => `The SMS gateway gives no answer (${why}): look at SMS_URL.`,
    why => `एसएमएस सेवा उत्तर देत नाही (${why}): SMS_URL तपासा.`,
  ],
  sms_key: [() => 'The SMS gateway refuses SMS_KEY.', () => 'एसएमएस सेवा SMS_KEY नाकारते.'],
  whatsapp_away: [
    why => `WhatsApp gives no answer (${why}): the server must reach graph.facebook.com.`,
    why => `व्हॉट्सॲप उत्तर देत नाही (${why}): सर्व्हरला graph.facebook.com पर्यंत पोहोचता यायला हवे.`,
  ],
  whatsapp_key: [
    () => 'WhatsApp refuses WHATSAPP_TOKEN, or does not know WHATSAPP_PHONE_ID. Families are told by SMS.',
    () => 'व्हॉट्सॲप WHATSAPP_TOKEN नाकारते किंवा WHATSAPP_PHONE_ID ओळखत नाही. कुटुंबांना एसएमएसने कळवले जाते.',
  ],
  sms_ids: [
    count =>
      `${counted(Number(count), 'SMS text has no DLT id and is', 'SMS texts have no DLT id and are')} not sent. Enter the ids under Messages in the office.`,
    count => `डीएलटी आयडी नसल्याने न जाणारे एसएमएस मजकूर: ${inDevanagari(count)}. कार्यालयात ‘संदेश’ येथे आयडी भरा.`,
  ],
  gateway_away: [
    why => `The payment gateway gives no answer (${why}): nobody can pay meanwhile.`,
    why => `पेमेंट सेवा उत्तर देत नाही (${why}): तोपर्यंत कोणालाही पैसे भरता येणार नाहीत.`,
  ],
  gateway_key: [
    () => 'The payment gateway refuses RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.',
    () => 'पेमेंट सेवा RAZORPAY_KEY_ID आणि RAZORPAY_KEY_SECRET नाकारते.',
  ],
  clock_differs: [
    seconds =>
      `The clock of this machine and that of the database differ by ${counted(Number(seconds), 'second')}: set both by NTP.`,
    seconds => `या संगणकाचे आणि डेटाबेसचे घड्याळ ${inDevanagari(seconds)} सेकंदांनी वेगळे आहे: दोन्ही NTP ने लावा.`,
  ],
  clock_unsynchronised: [
    () =>
      'The kernel of this machine says that nothing keeps its clock: switch NTP on (timedatectl set-ntp true), because codes and sessions end by it.',
    () =>
      'या संगणकाचे घड्याळ कशानेही जुळवलेले नाही, असे kernel सांगतो: NTP सुरू करा (timedatectl set-ntp true), कारण कोड आणि लॉगिन त्याच घड्याळाने संपतात.',
  ],
  disk_nearly_full: [
    megabytes => `The disk is nearly full: ${megabytes} MB are left in the data folder.`,
    megabytes => `डिस्क जवळजवळ भरली आहे: माहितीच्या फोल्डरमध्ये शिल्लक जागा ${inDevanagari(megabytes)} MB.`,
  ],
  disk_full: [
    megabytes => `The disk is full (${megabytes} MB left in the data folder): nothing can be stored.`,
    megabytes => `डिस्क भरली आहे (${inDevanagari(megabytes)} MB शिल्लक): काहीही साठवता येत नाही.`,
  ],
  secret_weak: [
    () =>
      'APP_SECRET can be guessed: make a random one (openssl rand -base64 32) and change it as docs/security.md tells.',
    () => 'APP_SECRET ओळखता येण्याजोगे आहे: नवे यादृच्छिक तयार करा (openssl rand -base64 32) आणि docs/security.md प्रमाणे बदला.',
  ],
  secret_wrong: [
    () => 'APP_SECRET does not open what this database encrypts.',
    () => 'या डेटाबेसमधील गुप्त माहिती APP_SECRET ने उघडत नाही.',
  ],
  secret_old: [
    () => 'APP_SECRET_OLD is still set: remove it once every node has started with the new secret.',
    () => 'APP_SECRET_OLD अजून दिलेले आहे: प्रत्येक नोड नव्या गुपितासह सुरू झाल्यावर ते काढा.',
  ],
  proxy_missing: [
    () =>
      'PUBLIC_URL is https and TRUST_PROXY is unset: every visitor counts as the proxy, and soon all are refused. Set TRUST_PROXY=1.',
    () =>
      'PUBLIC_URL https आहे पण TRUST_PROXY दिलेले नाही: सर्व पाहुणे प्रॉक्सी म्हणून मोजले जातात आणि लवकरच नाकारले जातील. TRUST_PROXY=1 द्या.',
  ],
  proxy_everybody: [
    list => `TRUST_PROXY (${list}) trusts every address: anybody may choose the address they are counted by.`,
    list => `TRUST_PROXY (${list}) प्रत्येक पत्त्यावर विश्वास ठेवते: कोणीही स्वतःचा पत्ता हवा तसा सांगू शकतो.`,
  ],
  ...messagesWait(
    (channel, count) =>
      `${counted(Number(count), `message by ${channel} has`, `messages by ${channel} have`)} waited for more than ten minutes: the other side takes none.`,
    (channel, count) => `${channel}ने जाणारे, दहा मिनिटांहून जास्त थांबलेले संदेश: ${inDevanagari(count)}. ती सेवा ते घेत नाही.`,
  ),
  complaint_overdue: [
    count => `Complaints past the term of the law: ${count}. They come first in the office's queue.`,
    count => `कायद्याची मुदत उलटलेल्या तक्रारी: ${inDevanagari(count)}. त्या कार्यालयाच्या रांगेत सर्वात वर आहेत.`,
  ],
  incident_late: [
    which => `The law's hours are over for ${which}: report it at once, and note it under Incidents.`,
    which => `कायद्याची मुदत संपली आहे: ${which}. लगेच कळवा आणि ‘घटना’ येथे नोंद करा.`,
  ],
  incident_soon: [
    which => `The law's hours end soon for ${which}: report it, and note it under Incidents.`,
    which => `कायद्याची मुदत लवकरच संपेल: ${which}. कळवा आणि ‘घटना’ येथे नोंद करा.`,
  ],
  payment_surplus: [
    count => `Payments that granted nothing: ${count}. Refund them in the office, under Payments.`,
    count => `योजना सुरू न झालेल्या जमा रकमा: ${inDevanagari(count)}. कार्यालयात 'जमा रकमा' येथून परत करा.`,
  ],
  guesses_many: [
    count =>
      `Wrong codes for logins or recovery today: ${count}. Families on new phones wait up to a minute; nothing is closed.`,
    count =>
      `आज लॉगिनचे किंवा नवीन पासवर्डचे चुकीचे कोड: ${inDevanagari(count)}. नव्या फोनवर कुटुंबांना एक मिनिटापर्यंत थांबावे लागते; काहीही बंद नाही.`,
  ],
  erasure_late: [
    count => `Members who left and should be erased by now: ${count}. The log of housekeeping says what keeps them.`,
    count =>
      `नोंदणी रद्द केलेल्या ${inDevanagari(count)} सदस्यांची माहिती मुदत संपूनही नष्ट झालेली नाही. कारण सर्व्हरच्या लॉगमध्ये 'housekeeping' येथे आहे.`,
  ],
  copy_silent: [
    () =>
      'This site was restored or moved and sends nothing: say that it is now the live one, by saptapadi live or in the office.',
    () =>
      'हे संकेतस्थळ बॅकअपमधून किंवा दुसरीकडून आणले आहे, त्यामुळे काहीही पाठवत नाही: ‘saptapadi live’ ने किंवा कार्यालयात ‘हेच आता सुरू असलेले संकेतस्थळ आहे’ असे नोंदवा.',
  ],
  backup_unset: [
    () => 'No backups are made: set BACKUP_DIR to a folder for those of the nights, and copy them to another machine.',
    () => 'बॅकअप घेतले जात नाहीत: रोज रात्रीच्या बॅकअपसाठी BACKUP_DIR मध्ये फोल्डर द्या आणि ते दुसऱ्या संगणकावरही ठेवा.',
  ],
  backup_failed: [
    why => `The backup of the night could not be made (${why}): look at BACKUP_DIR and its disk.`,
    why => `रात्रीचा बॅकअप घेता आला नाही (${why}): BACKUP_DIR आणि त्याची डिस्क तपासा.`,
  ],
  backup_unproven: [
    days => `No backup was restored on trial for ${counted(Number(days), 'day')}: look at Health, and at BACKUP_DIR.`,
    days =>
      `गेल्या ${inDevanagari(days)} दिवसांत एकही बॅकअप पुन्हा उघडून तपासलेला नाही: ‘यंत्रणेची स्थिती’ हे पान आणि BACKUP_DIR पाहा.`,
  ],
  backup_same_disk: [
    dir =>
      `BACKUP_DIR (${dir}) is on the disk of the data and would be lost with it: put it on another disk or machine.`,
    dir => `BACKUP_DIR (${dir}) हे मूळ माहितीच्याच डिस्कवर आहे, ती गेली तर बॅकअपही जातील: ते दुसऱ्या डिस्कवर किंवा संगणकावर ठेवा.`,
  ],
  backup_outlived: [
    day =>
      `The newest backup is of ${day}, older than BACKUP_KEEP_DAYS, and holds families who have been erased since: make room for another, or delete it.`,
    day =>
      `सर्वात नवा बॅकअप ${inDevanagari(day)} चा, म्हणजे BACKUP_KEEP_DAYS पेक्षा जुना आहे आणि त्यात नंतर नष्ट केलेल्या कुटुंबांची माहिती आहे: नव्यासाठी जागा करा किंवा तो काढून टाका.`,
  ],
  archive_outlived: [
    day =>
      `The newest copy in the archive is of ${day}, older than BACKUP_KEEP_DAYS, and holds families who have been erased since: make room for another, or delete the archive.`,
    day =>
      `बॅकअपच्या नोंदींतील सर्वात नवी प्रत ${inDevanagari(day)} ची, म्हणजे BACKUP_KEEP_DAYS पेक्षा जुनी आहे आणि तिच्यात नंतर नष्ट केलेल्या कुटुंबांची माहिती आहे: नवीसाठी जागा करा किंवा ती काढून टाका.`,
  ],
  archive_still: [
    why =>
      `The archive takes nothing (${why}), so that what families do now is on this machine alone: look at BACKUP_DIR or the object store before PostgreSQL's own disk is full.`,
    why =>
      `नवे बदल बॅकअपमध्ये जात नाहीत (${why}), त्यामुळे कुटुंबांनी आत्ता केलेले बदल फक्त याच संगणकावर आहेत: PostgreSQL ची डिस्क भरण्याआधी BACKUP_DIR किंवा फाइलींची जागा तपासा.`,
  ],
  archive_full: [
    megabytes =>
      `The disk of BACKUP_DIR has only ${megabytes} MB left: make room, or lower BACKUP_KEEP_DAYS, before the archive stands still.`,
    megabytes =>
      `BACKUP_DIR च्या डिस्कवर फक्त ${inDevanagari(megabytes)} MB जागा उरली आहे: बॅकअप थांबण्याआधी जागा मोकळी करा किंवा BACKUP_KEEP_DAYS कमी करा.`,
  ],
})
