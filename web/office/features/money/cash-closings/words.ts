import { catalogue } from '#domain/words/catalogue.ts'
import { groupedDigits } from '#domain/words/digits.ts'

export const cashWords = catalogue({
  sinceLast: ['Taken at the office since the last closing', 'मागील हिशेबानंतर कार्यालयात जमा'],
  nothing: ['Nothing to count', 'मोजण्यासाठी काही नाही'],
  nothingHelp: [
    'Nothing was paid or refunded at the office since the last closing.',
    'मागील हिशेबानंतर कार्यालयात काही जमा किंवा परत झालेले नाही.',
  ],
  help: [
    'Count each drawer and type what is there. Cheques and transfers are counted by their papers.',
    'प्रत्येकाची रक्कम मोजून लिहा. चेक आणि ट्रान्सफर त्यांच्या कागदांवरून मोजा.',
  ],
  way: ['Paid by', 'कसे भरले'],
  clerk: ['Taken by', 'कोणी घेतले'],
  expected: ['Expected', 'अपेक्षित'],
  counted: ['Counted', 'मोजलेले'],
  unconfirmed: [
    (amount: string) => `${amount} of it to be confirmed by the bank`,
    (amount: string) => `त्यांपैकी ${amount} ची बँकेकडून खात्री बाकी`,
  ],
  countedOf: [
    (way: string, clerk: string) => `Counted: ${way}, ${clerk}`,
    (way: string, clerk: string) => `मोजलेले: ${way}, ${clerk}`,
  ],
  difference: ['Difference', 'फरक'],
  missing: [(amount: string) => `${amount} missing`, (amount: string) => `${amount} कमी`],
  over: [(amount: string) => `${amount} over`, (amount: string) => `${amount} जास्त`],
  exact: ['exact', 'बरोबर'],
  reason: ['Why it differs', 'फरक का आहे'],
  save: ['Save the count', 'मोजणी जतन करा'],
  lock: ['Lock it', 'कायम करा'],
  lockTitle: [(day: string) => `Lock the cash of ${day}?`, (day: string) => `${day} चा हिशेब कायम करायचा?`],
  lockHelp: [
    'Nobody can change it afterwards. What comes in later is counted in the next closing.',
    'त्यानंतर तो कोणालाही बदलता येणार नाही. पुढे जमा होणारी रक्कम पुढील हिशेबात येईल.',
  ],
  waitsForLock: ['Counted, not locked yet', 'मोजले, अजून कायम केलेले नाही'],
  locked: [
    (who: string, when: string) => `Locked by ${who}, ${when}`,
    (who: string, when: string) => `${who} यांनी ${when} रोजी कायम केले`,
  ],
  countedBy: [
    (who: string, when: string) => `Counted by ${who}, ${when}`,
    (who: string, when: string) => `${who} यांनी ${when} रोजी मोजले`,
  ],
  earlier: ['Closings', 'दिवसांचे हिशेब'],
  none: ['No closing yet', 'अजून एकही हिशेब नाही'],
  noneHelp: ['The first one appears here once the cash was counted.', 'रक्कम मोजल्यावर पहिला हिशेब येथे दिसेल.'],
  count: [
    (n: number) => (n === 1 ? '1 closing' : `${groupedDigits('en', n)} closings`),
    (n: number) => `${groupedDigits('mr', n)} हिशेब`,
  ],
})
