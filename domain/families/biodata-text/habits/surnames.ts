import { wordKey } from '../words.ts'

/**
 * Common surnames, by which it is seen in which order a name is written. One that is missing here is asked, unless the name of
 * the father shows it.
 */
const common = `
पाटील जाधव पवार शिंदे मोरे चव्हाण देशमुख गायकवाड काळे कदम भोसले माने जगताप कुलकर्णी जोशी थोरात शेलार निकम सावंत म्हात्रे
फडके गोखले साळुंखे साळुंके देशपांडे मोहिते घाडगे घोरपडे यादव सूर्यवंशी काटे लोखंडे सोनवणे वाघ राऊत ठाकरे ठाकूर तांबे कांबळे
गवळी बनसोडे इंगळे चौधरी महाजन भोईर नाईक राणे परब सरदेसाई केळकर 
 बोडके वाकचौरे शेळके शेवाळे बाबर खरात साठे साने देसाई शेटे कोकाटे कुंभार लोहार सुतार माळी
patil jadhav pawar shinde more chavan deshmukh gaikwad kale kadam bhosale bhosle mane jagtap kulkarni joshi thorat shelar nikam
sawant mhatre phadke gokhale salunkhe salunke deshpande mohite ghadge ghorpade yadav suryavanshi kate lokhande sonawane wagh raut
thakare thakur tambe kamble gavali bansode ingale ingle chaudhari mahajan bhoir naik rane parab sardesai kelkar 
 bodke shelke shewale babar kharat sathe sane desai shete kokate
kumbhar lohar sutar mali bhagat dhole kharade kolhe landge lande nalawade nimbalkar pisal rajput sasane shirke tupe waghmare zende`
const keys = new Set(common.split(/\s+/).filter(Boolean).map(wordKey))

/** First names that end like the surname of a place. */
const firstNames = `
शंकर शेखर ओंकार भास्कर दिनकर प्रभाकर सुधाकर रत्नाकर मधुकर पद्माकर मनोहर दिवाकर करुणाकर श्रीकर
shankar shekhar omkar onkar bhaskar dinkar prabhakar sudhakar ratnakar madhukar padmakar diwakar karunakar`
const firstNameKeys = new Set(firstNames.split(/\s+/).filter(Boolean).map(wordKey))

/** Whether a word is a surname that nobody takes for a first name: a common one, or one of a place, such as Nimbalkar. */
export function isSurname(word: string): boolean {
  const key = wordKey(word)
  return keys.has(key) || (key.length > 4 && /(?:kar|कर)$/.test(key) && !firstNameKeys.has(key))
}
