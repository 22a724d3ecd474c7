/** Kuldaivats and gotras as families write them, paired by hand. */
export const deities = `
Shri: श्री
Shree: श्री
Khandoba: खंडोबा
Jyotiba: ज्योतिबा
Mhaskoba: म्हस्कोबा
Bhairoba: भैरोबा
Biroba: बिरोबा
Vithoba: विठोबा
Vitthal: विठ्ठल
Mahalaxmi: महालक्ष्मी
Mahalakshmi: महालक्ष्मी
Tuljabhavani: तुळजाभवानी
Tulja Bhavani: तुळजाभवानी
Renukamata: रेणुकामाता
Renuka Mata: रेणुका माता
Renukadevi: रेणुकादेवी
Saptashrungi: सप्तशृंगी
Saptashrungi Devi: सप्तशृंगी देवी
Mohatadevi: मोहटादेवी
Yogeshwari: योगेश्वरी
Ambadevi: अंबादेवी
Ambabai: अंबाबाई
Yamai: यमाई
Yedeshwari: येडेश्वरी
Ekvira: एकवीरा
Vaghjai: वाघजाई
Kalubai: काळूबाई
Janai: जानाई
Bharadi Devi: भराडी देवी
Shantadurga: शांतादुर्गा
Ravalnath: रवळनाथ
Kalbhairav: काळभैरव
Kalbhairavnath: काळभैरवनाथ
Bhairavnath: भैरवनाथ
Siddhanath: सिद्धनाथ
Mangeshi: मंगेशी
Vyadeshwar: व्याडेश्वर
Devi: देवी
Mata: माता
Kodit: कोडीत
Mahur: माहूर
Anganewadi: आंगणेवाडी
Wadi Ratnagiri: वाडी रत्नागिरी
Kashyap: काश्यप
Kaushik: कौशिक
Bharadwaj: भारद्वाज
Vasishtha: वसिष्ठ
Vasishth: वसिष्ठ
Atri: अत्री
Shandilya: शांडिल्य
Garg: गर्ग
Gargya: गार्ग्य
Parashar: पराशर
Vishwamitra: विश्वामित्र
Jamadagni: जमदग्नी
Agasti: अगस्ती
Vatsa: वत्स
Mudgal: मुद्गल
Kaundinya: कौंडिण्य
Bhrugu: भृगू
Angiras: अंगिरस
`
