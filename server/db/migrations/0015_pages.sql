-- What the site says on its first day, until the provider says it in its own words. A text is Markdown; {name}, {city} and the like
-- stand for the facts that the office fills in.

-- Of the provider only what the product itself does is said; the story of the house is a draft.
insert into content_versions (kind, language, version, body, at) values
  ('about-us', 'en', 1, jsonb_build_object('title', 'About us', 'text', $text$## What we do

- Keep the register of brides and grooms of our community, and keep it honest.
- Let families look, shortlist and write to each other in their own time.

- Suggest profiles by hand, when we believe two families should speak.
- Work out the kundali score in full, so that nobody has to take it on trust.

## What we do not do

- We do not promise a marriage. No one can.
- We do not sell, lend or publish anyone's telephone number.

- We are not a dating site. Profiles that are not here to marry are removed.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('about-us', 'mr', 1, jsonb_build_object('title', 'आमच्याविषयी', 'text', $text$## आम्ही काय करतो

- आपल्या समाजातील वधू-वरांची नोंदवही सांभाळतो, आणि ती खरी राहील याची काळजी घेतो.
- कुटुंबांना निवांतपणे स्थळे पाहू, निवडू आणि एकमेकांशी संपर्क साधू देतो.

- दोन कुटुंबांनी बोलावे असे वाटले, की स्वतः निवडून स्थळे सुचवतो.
- कुंडलीचे गुण पूर्ण हिशेबासह मांडतो, म्हणजे कोणालाही केवळ विश्वासावर विसंबावे लागत नाही.

## आम्ही काय करत नाही

- लग्न जमेलच असे वचन आम्ही देत नाही. ते कोणीही देऊ शकत नाही.
- आम्ही कोणाचाही फोन नंबर विकत नाही, देत नाही किंवा प्रसिद्ध करत नाही.

- हे डेटिंगचे संकेतस्थळ नाही. विवाहाचा हेतू नसलेली स्थळे काढून टाकली जातात.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('about-us', 'en', 2, jsonb_build_object('title', 'About us', 'text', $text$We began with one register, one telephone and a bench for visitors. Parents came with a biodata in an envelope; we wrote the details down by hand, and when two families seemed right for each other, we called both.

More than thirty-five years and more than ten thousand marriages later the register is online. The work has stayed what it was: we know the families, we check the papers, and we make the introduction.

## What we do

- Keep the register of brides and grooms of our community, and keep it honest.
- Let families look, shortlist and write to each other in their own time.

- Suggest profiles by hand, when we believe two families should speak.
- Work out the kundali score in full, so that nobody has to take it on trust.

## What we do not do

- We do not promise a marriage. No one can.
- We do not sell, lend or publish anyone's telephone number.

- We are not a dating site. Profiles that are not here to marry are removed.

## The name

सप्तपदी are the seven steps a couple takes around the fire. We help with the steps before the first.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('about-us', 'mr', 2, jsonb_build_object('title', 'आमच्याविषयी', 'text', $text$सुरुवात एका नोंदवहीने, एका टेलिफोनने आणि पाहुण्यांसाठीच्या एका बाकाने झाली. आई-वडील पाकिटात बायोडाटा घेऊन येत; आम्ही माहिती हाताने लिहून घेत असू, आणि दोन कुटुंबे एकमेकांना योग्य वाटली की दोघांनाही फोन करत असू.

पस्तीस वर्षांहून अधिक काळ आणि दहा हजारांहून अधिक विवाहांनंतर नोंदवही आता ऑनलाइन आहे. काम मात्र तेच आहे: आम्ही कुटुंबांना ओळखतो, कागदपत्रे तपासतो आणि भेट घालून देतो.

## आम्ही काय करतो

- आपल्या समाजातील वधू-वरांची नोंदवही सांभाळतो, आणि ती खरी राहील याची काळजी घेतो.
- कुटुंबांना निवांतपणे स्थळे पाहू, निवडू आणि एकमेकांशी संपर्क साधू देतो.

- दोन कुटुंबांनी बोलावे असे वाटले, की स्वतः निवडून स्थळे सुचवतो.
- कुंडलीचे गुण पूर्ण हिशेबासह मांडतो, म्हणजे कोणालाही केवळ विश्वासावर विसंबावे लागत नाही.

## आम्ही काय करत नाही

- लग्न जमेलच असे वचन आम्ही देत नाही. ते कोणीही देऊ शकत नाही.
- आम्ही कोणाचाही फोन नंबर विकत नाही, देत नाही किंवा प्रसिद्ध करत नाही.

- हे डेटिंगचे संकेतस्थळ नाही. विवाहाचा हेतू नसलेली स्थळे काढून टाकली जातात.

## नावाविषयी

सप्तपदी म्हणजे अग्नीभोवती वधू-वरांनी चाललेली सात पावले. त्या पहिल्या पावलाच्या आधीच्या वाटेवर आम्ही सोबत करतो.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('terms', 'en', 1, jsonb_build_object('title', 'Terms of use', 'text', $text$These are the rules of the house, in plain words. By registering you agree to them.

## Who may register

- A bride must be at least 18 years old and a groom at least 21.
- The person must be free to marry under the law. A pending divorce must be stated.

- Parents or guardians may register for a son or daughter, with that person's consent.
- Registration is for marriage only. This is not a dating site.

## What you promise

- Everything in the profile is true and yours to give, and you correct it when it changes.
- The photographs show the person who wishes to marry.

- You use what you read here, above all telephone numbers, to find a match and for nothing else.
- You post nothing obscene, threatening, hateful or commercial, and you do not pretend to be someone else.

## What we may do

- We may ask for an identity document, and reject a photograph or a text that breaks these terms.
- We may pause or close a profile that is false or that other families report with good reason. You are told why.

- We hand over records to the police or a court when the law obliges us to.

## Free use and membership

Registering, searching and being found are free. A membership opens the contact details of other families, as many as the plan says, until its end date. What it costs is shown before you pay, and nothing renews by itself. See [refunds and cancellation](/refunds).

## What we cannot promise

Families write their own profiles. We check what we say we check (see [how profiles are checked](/how-we-check)) and no more. Make your own enquiries before you decide, as families always have, and read our [safety advice](/safety).

## Leaving

You may pause or delete your profile at any time in My Settings. What happens to your data then is described in the [privacy notice](/privacy).

## Law

The law of India applies, and the courts at {city} decide. Before that, please speak to our [grievance officer](/grievance): most things can be settled with one call.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('terms', 'mr', 1, jsonb_build_object('title', 'अटी व नियम', 'text', $text$हे येथील नियम आहेत, सोप्या शब्दांत. नोंदणी केल्यावर ते तुम्हाला मान्य आहेत असे धरले जाते.

## कोण नोंदणी करू शकते

- वधूचे वय किमान १८ आणि वराचे किमान २१ वर्षे असावे.
- कायद्यानुसार विवाह करण्यास ती व्यक्ती मोकळी असावी. घटस्फोट प्रलंबित असेल, तर तसे लिहिणे आवश्यक आहे.

- आई-वडील किंवा पालक, मुला-मुलीच्या संमतीने, त्यांच्यासाठी नोंदणी करू शकतात.
- नोंदणी फक्त विवाहासाठी आहे. हे डेटिंगचे संकेतस्थळ नाही.

## तुम्ही काय मान्य करता

- स्थळातील सर्व माहिती खरी आहे, ती देण्याचा तुम्हाला अधिकार आहे, आणि बदल झाला की तुम्ही ती दुरुस्त कराल.
- फोटो विवाहेच्छू व्यक्तीचेच आहेत.

- येथे वाचलेली माहिती, विशेषतः फोन नंबर, तुम्ही केवळ स्थळ शोधण्यासाठी वापराल.
- अश्लील, धमकीचा, द्वेषपूर्ण किंवा जाहिरातीचा मजकूर तुम्ही टाकणार नाही आणि दुसऱ्या कोणाचे सोंग घेणार नाही.

## आम्ही काय करू शकतो

- ओळखपत्र मागू शकतो; नियमांत न बसणारा फोटो किंवा मजकूर नाकारू शकतो.
- खोटे किंवा इतर कुटुंबांनी योग्य कारणासह तक्रार केलेले स्थळ थांबवू किंवा बंद करू शकतो. कारण तुम्हाला कळवले जाते.

- कायद्याने बंधनकारक असेल तेव्हा पोलिसांना किंवा न्यायालयाला नोंदी देतो.

## मोफत वापर आणि सदस्यत्व

नोंदणी, शोध आणि इतरांना दिसणे मोफत आहे. सदस्यत्वामुळे इतर कुटुंबांचे संपर्क पाहता येतात; योजनेत सांगितले असतील तितके आणि तिच्या शेवटच्या तारखेपर्यंत. किंमत पैसे भरण्याआधी दाखवली जाते आणि काहीही आपोआप पुन्हा सुरू होत नाही. पाहा: [परतावा आणि रद्द करणे](/refunds).

## ज्याची हमी आम्ही देऊ शकत नाही

कुटुंबे त्यांची माहिती स्वतः लिहितात. आम्ही जे तपासतो असे सांगतो (पाहा: [स्थळांची पडताळणी](/how-we-check)) तेवढेच तपासतो. निर्णय घेण्याआधी, पूर्वापार चालत आले आहे तसे, स्वतः चौकशी करा आणि आमच्या [सूचना](/safety) वाचा.

## नोंदणी बंद करणे

‘माझी सेटिंग्ज’मध्ये जाऊन तुम्ही केव्हाही नोंदणी तात्पुरती थांबवू किंवा रद्द करू शकता. त्यानंतर माहितीचे काय होते ते [गोपनीयता सूचनेत](/privacy) दिले आहे.

## कायदा

भारताचा कायदा लागू आहे आणि निर्णयाचा अधिकार {city} येथील न्यायालयांना आहे. त्याआधी आमच्या [तक्रार निवारण अधिकाऱ्यांशी](/grievance) बोला: बहुतेक गोष्टी एका फोनने सुटतात.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('privacy', 'en', 1, jsonb_build_object('title', 'Privacy notice', 'text', $text$A biodata is a private thing. This page says what we keep, why, who sees it and how to have it changed or erased.

## What we keep

- What you write in the profile: name, birth details, education, work, family, native place, expectations, photographs.
- Your mobile number and e-mail, so that you can log in and we can reach you.

- If you send one, a copy of an identity document. We ask for the masked Aadhaar and keep only the last four digits of any number.
- What you do here: interests, shortlists, contacts opened, payments. Card and bank details stay with the payment gateway; we never see them.

## Why

To show your profile to families who may be a match, to show you theirs, to keep the site safe, and to keep the accounts the law asks for. We do not use it for anything else, and we do not sell it.

## Who sees what

- Only verified members of the other side see a profile. Visitors and search engines see none.
- Telephone numbers are seen only by a paying member who opens your contact, one view at a time. A number you mark as hidden is shown to nobody.

- Villages, relatives and property are left out for members without a plan.
- Documents are seen by you and by the staff who check them, and by no one else.

- Place and camera details are removed from every photograph when it arrives.

## How long

As long as your profile exists. When you delete it, it leaves every list at once; the data is sealed for 365 days, because complaints may still come, and then erased with its files. The record of payments stays as long as tax law demands.

## Cookies

One: the language you read in. Your login is kept in your browser, not in a cookie. There is no advertising and no tracking. A film on our page, if there is one, may come from YouTube in its form without cookies.

## Your rights

- See and correct your data yourself under My Profile, or ask us for a copy.
- Have it erased: delete the profile, or write to us.

- Withdraw your consent at any time; the profile is then deleted.
- Name someone who may act for you, should you no longer be able to.

- Complain to our [grievance officer](/grievance), and after that to the Data Protection Board of India.

## Age

Nobody under 18 may register. If you find such a profile, tell us and it goes at once.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('privacy', 'mr', 1, jsonb_build_object('title', 'गोपनीयता सूचना', 'text', $text$बायोडाटा ही खासगी गोष्ट आहे. आम्ही काय ठेवतो, का ठेवतो, ते कोण पाहते आणि ते कसे बदलता किंवा नष्ट करता येते, हे येथे सांगितले आहे.

## आम्ही काय ठेवतो

- स्थळात तुम्ही लिहिलेली माहिती: नाव, जन्माचा तपशील, शिक्षण, काम, कुटुंब, मूळ ठिकाण, अपेक्षा, फोटो.
- तुमचा मोबाइल नंबर आणि ई-मेल; लॉगिनसाठी आणि तुमच्याशी संपर्क साधण्यासाठी.

- तुम्ही पाठवल्यास ओळखपत्राची प्रत. आम्ही झाकलेले (मास्क्ड) आधार मागतो आणि कोणत्याही क्रमांकाचे फक्त शेवटचे चार अंक ठेवतो.
- तुम्ही येथे केलेल्या गोष्टी: पसंती, निवडलेली स्थळे, उघडलेले संपर्क, भरलेले पैसे. कार्ड आणि बँकेचा तपशील पेमेंट गेटवेकडेच राहतो; तो आम्हाला दिसत नाही.

## कशासाठी

तुमचे स्थळ योग्य कुटुंबांना दाखवण्यासाठी, त्यांची स्थळे तुम्हाला दाखवण्यासाठी, संकेतस्थळ सुरक्षित ठेवण्यासाठी आणि कायद्याने आवश्यक हिशेब ठेवण्यासाठी. दुसऱ्या कशासाठीही आम्ही ती वापरत नाही आणि विकत नाही.

## कोण काय पाहते

- स्थळ फक्त दुसऱ्या बाजूच्या, पडताळणी झालेल्या सदस्यांना दिसते. पाहुण्यांना आणि शोधयंत्रांना एकही स्थळ दिसत नाही.
- फोन नंबर फक्त तुमचा संपर्क उघडणाऱ्या सशुल्क सदस्याला दिसतो, एका वेळी एकच. लपवलेला नंबर कोणालाही दिसत नाही.

- योजना नसलेल्या सदस्यांना गावे, नातेवाईक आणि मालमत्ता दिसत नाही.
- कागदपत्रे फक्त तुम्हाला आणि ती तपासणाऱ्या कर्मचाऱ्यांना दिसतात.

- प्रत्येक फोटोतील ठिकाणाची आणि कॅमेऱ्याची माहिती तो येताच काढून टाकली जाते.

## किती काळ

तुमचे स्थळ असेपर्यंत. ते काढून टाकल्यावर सर्व याद्यांतून लगेच जाते; नंतर तक्रार येऊ शकते म्हणून माहिती ३६५ दिवस बंद ठेवली जाते आणि मग फाइलींसह नष्ट केली जाते. भरलेल्या पैशांची नोंद कर कायद्याने सांगितले तितका काळ राहते.

## कुकी

एकच: तुम्ही कोणत्या भाषेत वाचता ते. लॉगिन कुकीत नाही, तुमच्या ब्राउझरमध्ये राहते. जाहिराती नाहीत आणि तुमचा माग काढला जात नाही. आमच्या पानावर चित्रफीत असल्यास ती यूट्यूबच्या कुकीविरहित रूपात येऊ शकते.

## तुमचे अधिकार

- तुमची माहिती ‘माझी माहिती’मध्ये स्वतः पाहा आणि दुरुस्त करा, किंवा आमच्याकडून तिची प्रत मागा.
- ती नष्ट करून घ्या: नोंदणी रद्द करा किंवा आम्हाला लिहा.

- संमती केव्हाही मागे घ्या; मग नोंदणी रद्द केली जाते.
- तुम्हाला शक्य नसेल तेव्हा तुमच्या वतीने कोणी काम पाहावे, ते नाव सुचवा.

- आमच्या [तक्रार निवारण अधिकाऱ्यांकडे](/grievance) आणि त्यानंतर भारतीय डेटा संरक्षण मंडळाकडे तक्रार करा.

## वय

१८ वर्षांखालील कोणीही नोंदणी करू शकत नाही. असे स्थळ दिसल्यास आम्हाला कळवा; ते लगेच काढले जाते.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('safety', 'en', 1, jsonb_build_object('title', 'Safety advice', 'text', $text$Almost everyone here is what they say. This page is about the few who are not. It takes two minutes to read.

## Money: never

- No honest family asks for money before a wedding. Not for a ticket, a hospital, a customs fee, a visa or a gift held at the airport.
- Do not share an OTP, a PIN, a card or bank detail with anyone, not even with us. We never ask.

- Do not invest because a match advises it, however good the returns look on the screen.
- If you have already paid, call the cyber crime helpline [1930](tel:1930) at once, and then us. The first hours count.

## Before you meet

- Speak by telephone, then by video. Someone who always has a reason not to be seen is telling you something.
- Ask who else in the family you may speak to, and speak to them.

- Enquire: the place of work, the native village, a relative you have in common. An honest family expects it.
- Keep addresses, salary slips and documents to yourself until the families have met.

## The first meeting

- Meet in a public place or at home with family present, by daylight. Our offices are there for it too.
- Go with someone, and tell one more person where you are and when you will be back.

- Come and go by your own means.
- You may end it at any moment. You owe no one a reason.

## Signs to stop

- Great love within days, and great haste.
- A foreign number, a profile abroad, and a story that changes.

- A wish to leave this site for another messenger at once.
- Requests for private photographs. Never send them.

- Talk of dowry. Giving, taking and asking are crimes; refuse, and tell us.

## Tell us

Use Report on the profile, or write to the [grievance officer](/grievance). We look at every report, and the other side does not learn who made it. In danger call [112](tel:112); women's helpline [181](tel:181); cyber crime [1930](tel:1930) or cybercrime.gov.in.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('safety', 'mr', 1, jsonb_build_object('title', 'सुरक्षिततेसाठी सूचना', 'text', $text$येथील बहुतेक सर्वजण सांगतात तसेच असतात. जे तसे नाहीत अशा थोड्यांसाठी हे पान आहे. वाचायला दोन मिनिटे लागतात.

## पैसे: कधीच नाही

- कोणतेही प्रामाणिक कुटुंब लग्नाआधी पैसे मागत नाही. तिकीट, दवाखाना, कस्टम, व्हिसा किंवा विमानतळावर अडकलेली भेट, काहीही असो.
- ओटीपी, पिन, कार्ड किंवा बँकेचा तपशील कोणालाही देऊ नका, आम्हालाही नाही. आम्ही तो कधीच मागत नाही.

- स्थळ सांगते म्हणून कुठेही गुंतवणूक करू नका, पडद्यावर कितीही नफा दिसला तरी.
- पैसे दिले असतील, तर लगेच सायबर गुन्हे मदत क्रमांक [१९३०](tel:1930) वर आणि नंतर आम्हाला फोन करा. पहिले काही तास महत्त्वाचे असतात.

## भेटण्याआधी

- आधी फोनवर, मग व्हिडिओवर बोला. जो कायम न दिसण्याचे कारण सांगतो, तो काहीतरी लपवतो.
- कुटुंबातील आणखी कोणाशी बोलता येईल ते विचारा आणि बोला.

- चौकशी करा: कामाचे ठिकाण, मूळ ठिकाण, दोघांच्या ओळखीचे नातेवाईक. प्रामाणिक कुटुंबाला याची अपेक्षाच असते.
- कुटुंबे भेटेपर्यंत पत्ता, पगाराची पावती आणि कागदपत्रे देऊ नका.

## पहिली भेट

- दिवसा, सार्वजनिक ठिकाणी किंवा घरी कुटुंबासमवेत भेटा. त्यासाठी आमची कार्यालयेही आहेत.
- सोबत कोणाला तरी घ्या; कुठे जात आहात आणि केव्हा परत येणार, हे आणखी एका व्यक्तीला सांगून ठेवा.

- जाण्या-येण्याची सोय स्वतःची ठेवा.
- भेट केव्हाही संपवता येते. कारण सांगण्याचे बंधन नाही.

## थांबावे अशा खुणा

- काही दिवसांतच अपार प्रेम आणि अपार घाई.
- परदेशी नंबर, परदेशातले स्थळ आणि बदलत जाणारी गोष्ट.

- हे संकेतस्थळ सोडून लगेच दुसऱ्या मेसेंजरवर येण्याचा आग्रह.
- खासगी फोटोंची मागणी. ते कधीही पाठवू नका.

- हुंड्याची भाषा. हुंडा देणे, घेणे आणि मागणे गुन्हा आहे; नकार द्या आणि आम्हाला सांगा.

## आम्हाला सांगा

स्थळावरील ‘तक्रार करा’ वापरा किंवा [तक्रार निवारण अधिकाऱ्यांना](/grievance) लिहा. आम्ही प्रत्येक तक्रार पाहतो आणि ती कोणी केली हे समोरच्याला कळत नाही. धोका असेल तर [११२](tel:112); महिला मदत क्रमांक [१८१](tel:181); सायबर गुन्हे [१९३०](tel:1930) किंवा cybercrime.gov.in.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('grievance', 'en', 1, jsonb_build_object('title', 'Grievance officer', 'text', $text$Something is wrong, or someone has wronged you? Write or call. A person answers, not a machine.

## Whom to reach

**{officer}**
Grievance Officer, {name}
{address}
E-mail: {officer_email}
Telephone: {officer_telephone}

## What helps us

- Your name, and your registration number if you have one.
- The registration number of the profile it is about.

- What happened, with dates; pictures of the messages if there are any.

## How soon

- We acknowledge every complaint within 24 hours and give it a number.
- An intimate picture of you, or one that was changed to look so, is taken down within 2 hours of your word.

- A false profile, fraud, threats, and obscene or hateful content are dealt with within 36 hours.
- Everything else is settled within 7 days, and you are told how.

## If you are not satisfied

You may appeal to the Grievance Appellate Committee of the Government of India at gac.gov.in, and in matters of personal data to the Data Protection Board of India. For fraud and threats go to the police at once: cyber crime [1930](tel:1930) or cybercrime.gov.in, emergencies [112](tel:112).$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('grievance', 'mr', 1, jsonb_build_object('title', 'तक्रार निवारण अधिकारी', 'text', $text$काही चुकले आहे, किंवा कोणी तुमच्याशी चुकीचे वागले आहे? लिहा किंवा फोन करा. यंत्र नाही, माणूस उत्तर देतो.

## कोणाशी संपर्क साधायचा

**{officer}**
तक्रार निवारण अधिकारी, {name}
{address}
ई-मेल: {officer_email}
फोन: {officer_telephone}

## काय कळवावे

- तुमचे नाव, आणि असल्यास तुमचा नोंदणी क्रमांक.
- ज्या स्थळाविषयी तक्रार आहे त्याचा नोंदणी क्रमांक.

- काय घडले ते तारखांसह; संदेश असतील तर त्यांची चित्रे.

## किती लवकर

- प्रत्येक तक्रारीची पोच २४ तासांत आणि क्रमांकासह देतो.
- तुमचा खासगी (अंतरंग) किंवा तसा बनवलेला फोटो तुम्ही कळवल्यापासून २ तासांत काढला जातो.

- खोटे स्थळ, फसवणूक, धमक्या, अश्लील किंवा द्वेषपूर्ण मजकूर यांवर ३६ तासांत कारवाई होते.
- बाकी सर्व ७ दिवसांत सोडवले जाते आणि कसे ते तुम्हाला कळवले जाते.

## समाधान झाले नाही तर

भारत सरकारच्या तक्रार अपील समितीकडे gac.gov.in येथे, आणि वैयक्तिक माहितीबाबत भारतीय डेटा संरक्षण मंडळाकडे दाद मागता येते. फसवणूक आणि धमक्यांसाठी लगेच पोलिसांकडे जा: सायबर गुन्हे [१९३०](tel:1930) किंवा cybercrime.gov.in, तातडीची मदत [११२](tel:112).$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('how-we-check', 'en', 1, jsonb_build_object('title', 'How profiles are checked', 'text', $text$We would rather promise little and keep it. This is exactly what is checked, and what is not.

## Always

- The mobile number or the e-mail address answers: a code was sent to it and typed back. Until then a profile is seen by no one.
- Photographs and texts can be reported by any member, and our staff look at every report.

## When the family sends a document

Aadhaar, PAN, passport and the like. Our staff compare name, date of birth and photograph with the profile. If they agree, the profile carries the mark **ID checked**. The document itself is shown to nobody.

## Unverified means unverified

A profile without the mark has not been checked against a document. It may well be honest; we simply do not know. Ask the family to send their document to us, or see it yourself before you go further.

## What nobody here has checked

- Education, income, employer, property, health, habits, earlier marriages. They stand as the family wrote them.
- The kundali score is worked out from the birth details given. If those are wrong, so is the score.

So make enquiries, as families always have. Our [safety advice](/safety) says how. And if you find something untrue, use Report on the profile or write to the [grievance officer](/grievance).$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('how-we-check', 'mr', 1, jsonb_build_object('title', 'स्थळांची पडताळणी', 'text', $text$थोडेच सांगावे आणि तेवढे पाळावे, असे आम्हाला वाटते. नेमके काय तपासले जाते आणि काय नाही, ते येथे आहे.

## नेहमी

- मोबाइल नंबर किंवा ई-मेल खरा आहे: त्यावर कोड पाठवला जातो आणि तो परत टाइप केला जातो. तोपर्यंत स्थळ कोणालाही दिसत नाही.
- फोटो किंवा मजकुराविषयी कोणताही सदस्य तक्रार करू शकतो आणि आमचे कर्मचारी प्रत्येक तक्रार पाहतात.

## कुटुंबाने कागदपत्र पाठवल्यावर

आधार, पॅन, पासपोर्ट वगैरे. आमचे कर्मचारी नाव, जन्मतारीख आणि फोटो स्थळाशी ताडून पाहतात. जुळले तर स्थळावर **ओळखपत्र तपासले** ही खूण दिसते. कागदपत्र कोणालाही दाखवले जात नाही.

## खूण नाही म्हणजे तपासलेले नाही

खूण नसलेले स्थळ कागदपत्राशी ताडून पाहिलेले नाही. ते खरे असूही शकते; आम्हाला ते माहीत नाही, इतकेच. त्या कुटुंबाला कागदपत्र आमच्याकडे पाठवायला सांगा किंवा पुढे जाण्याआधी स्वतः पाहा.

## येथे कोणीच न तपासलेले

- शिक्षण, उत्पन्न, नोकरी, मालमत्ता, आरोग्य, सवयी, आधीचे विवाह. ते कुटुंबाने लिहिले तसे आहे.
- कुंडलीचे गुण दिलेल्या जन्मतपशिलावरून काढले जातात. तो चुकला असेल, तर गुणही चुकतात.

म्हणून, पूर्वापार चालत आले आहे तसे, चौकशी करा. कशी करावी ते आमच्या [सूचनांत](/safety) आहे. काही खोटे आढळले, तर स्थळावरील ‘तक्रार करा’ वापरा किंवा [तक्रार निवारण अधिकाऱ्यांना](/grievance) लिहा.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('refunds', 'en', 1, jsonb_build_object('title', 'Refunds and cancellation', 'text', $text$Registering is free. This page is about membership fees.

## You change your mind

Within 7 days of paying, and before you have opened a single contact, we return the whole fee. After that a fee is not returned, because the contacts have been given. Contacts you have opened stay open to you even when the plan has ended.

## Something went wrong

- Charged twice, or charged without a membership: the amount is returned in full.
- A payment that failed never starts a membership. If money left your account, your bank or the gateway returns it.

- A contact you opened turns out to be false: tell us, and after we have checked it we give you another view or return its part of the fee.

## Cancellation

Nothing renews by itself, so there is nothing to cancel: a membership ends on its end date. You may delete your profile earlier; the rest of the term is not returned then. If we close a profile for breaking the [terms](/terms), the fee is not returned.

## How to ask

Write from your registered e-mail, or call, with your registration number and the date of payment: see [contact](/contact). We answer within 3 working days. The money goes back the way it came, within 7 working days of our answer. A refund ends the membership.$text$), now());

insert into content_versions (kind, language, version, body, at) values
  ('refunds', 'mr', 1, jsonb_build_object('title', 'परतावा आणि रद्द करणे', 'text', $text$नोंदणी मोफत आहे. हे पान सदस्य शुल्काविषयी आहे.

## तुमचा विचार बदलला तर

पैसे भरल्यापासून ७ दिवसांच्या आत आणि एकही संपर्क उघडण्याआधी पूर्ण शुल्क परत केले जाते. त्यानंतर शुल्क परत मिळत नाही, कारण संपर्क दिलेले असतात. उघडलेले संपर्क योजना संपल्यावरही तुम्हाला दिसत राहतात.

## काही चुकले तर

- दोनदा पैसे गेले, किंवा पैसे गेले पण सदस्यत्व मिळाले नाही: पूर्ण रक्कम परत केली जाते.
- अयशस्वी पेमेंटमुळे सदस्यत्व सुरू होत नाही. खात्यातून पैसे गेले असतील, तर बँक किंवा पेमेंट गेटवे ते परत करते.

- उघडलेला संपर्क खोटा निघाला: आम्हाला कळवा; तपासल्यावर आम्ही दुसरा संपर्क पाहू देतो किंवा त्याचा भाग परत करतो.

## रद्द करणे

काहीही आपोआप पुन्हा सुरू होत नाही, त्यामुळे रद्द करण्यासारखे काही नाही: सदस्यत्व त्याच्या शेवटच्या तारखेला संपते. त्याआधी नोंदणी रद्द केल्यास उरलेल्या मुदतीचे पैसे परत मिळत नाहीत. [नियम](/terms) मोडल्यामुळे आम्ही स्थळ बंद केल्यास शुल्क परत मिळत नाही.

## कसे मागावे

नोंदवलेल्या ई-मेलवरून लिहा किंवा फोन करा; सोबत नोंदणी क्रमांक आणि पैसे भरल्याची तारीख द्या: [संपर्क](/contact). आम्ही ३ कामकाजाच्या दिवसांत उत्तर देतो. उत्तरानंतर ७ कामकाजाच्या दिवसांत पैसे आले त्याच मार्गाने परत जातात. परतावा दिल्यावर सदस्यत्व संपते.$text$), now());

-- The pages that bind the provider wait for the provider's word.
insert into content_published (kind, language, version, at)
select kind, language, version, at from content_versions
where language <> 'both' and version = 1 and kind not in ('terms', 'privacy', 'refunds');
