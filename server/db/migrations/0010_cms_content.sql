-- What the site says on its first day, until the provider writes it in their own words.

insert into provider_details (email, mobiles) values
  ('namaskar@saptapadi.example', '{+91 90000 00001,+91 90000 00002,+91 90000 00003}');

insert into banners (id, image, alt_en, alt_mr) values
  ('01941f29-7c00-7b01-8a01-6b1d5c1f0a01', '/banners/green-and-gold.svg',
   'Drawing: a bride in green and a groom in gold under an arch of marigolds',
   'चित्र: झेंडूच्या कमानीखाली हिरव्या साडीतली वधू आणि सोनेरी पोशाखातला वर'),
  ('01941f29-7c00-7b01-8a01-6b1d5c1f0a02', '/banners/kumkum-and-ivory.svg',
   'Drawing: a groom in ivory and a bride in kumkum red under a flowered arch',
   'चित्र: फुलांच्या कमानीखाली शुभ्र पोशाखातला वर आणि कुंकवाच्या रंगाच्या साडीतली वधू'),
  ('01941f29-7c00-7b01-8a01-6b1d5c1f0a03', '/banners/paithani-blue.svg',
   'Drawing: a bride in a purple Paithani and a groom in maroon, with jasmine garlands',
   'चित्र: जांभळ्या पैठणीतली वधू आणि मरून पोशाखातला वर, गळ्यात मोगऱ्याचे हार'),
  ('01941f29-7c00-7b01-8a01-6b1d5c1f0a04', '/banners/marigold-evening.svg',
   'Drawing: a groom in teal and a bride in turmeric yellow at evening',
   'चित्र: सायंकाळी हिरवट निळ्या पोशाखातला वर आणि हळदी रंगाच्या साडीतली वधू');

insert into branches (id, position, name_en, name_mr, address_en, address_mr, email, phone) values
  ('01941f29-7c00-7b02-8a01-6b1d5c1f0b01', 0, 'Pune, head office', 'पुणे, मुख्य कार्यालय',
   E'First floor, Wada Chambers\nLaxmi Road, Sadashiv Peth\nPune 411030',
   E'पहिला मजला, वाडा चेंबर्स\nलक्ष्मी रस्ता, सदाशिव पेठ\nपुणे ४११०३०',
   'pune@saptapadi.example', '+91 90000 00001'),
  ('01941f29-7c00-7b02-8a01-6b1d5c1f0b02', 1, 'Nashik', 'नाशिक',
   E'Near the old library\nGangapur Road\nNashik 422005',
   E'जुन्या वाचनालयाजवळ\nगंगापूर रस्ता\nनाशिक ४२२००५',
   'nashik@saptapadi.example', '+91 90000 00002'),
  ('01941f29-7c00-7b02-8a01-6b1d5c1f0b03', 2, 'Kolhapur', 'कोल्हापूर',
   E'Second lane, opposite the market hall\nRajarampuri\nKolhapur 416008',
   E'दुसरी गल्ली, मंडईसमोर\nराजारामपुरी\nकोल्हापूर ४१६००८',
   'kolhapur@saptapadi.example', '+91 90000 00003');

insert into written_pages (name, title_en, title_mr, html_en, html_mr) values
('about-us', 'About us', 'आमच्याविषयी', $html$<p>We began with one register, one telephone and a bench for visitors. Parents came with a biodata in an envelope; we wrote the details down by hand, and when two families seemed right for each other, we called both.</p>
<p>More than thirty-five years and more than ten thousand marriages later the register is online. The work has stayed what it was: we know the families, we check the papers, and we make the introduction.</p>
<h2>What we do</h2>
<ul>
<li>Keep the register of brides and grooms of our community, and keep it honest.</li>
<li>Let families look, shortlist and write to each other in their own time.</li>
<li>Suggest profiles by hand, when we believe two families should speak.</li>
<li>Work out the kundali score in full, so that nobody has to take it on trust.</li>
</ul>
<h2>What we do not do</h2>
<ul>
<li>We do not promise a marriage. No one can.</li>
<li>We do not sell, lend or publish anyone's telephone number.</li>
<li>We are not a dating site. Profiles that are not here to marry are removed.</li>
</ul>
<h2>The name</h2>
<p><span lang="mr">सप्तपदी</span> are the seven steps a couple takes around the fire. We help with the steps before the first.</p>$html$,
$html$<p>सुरुवात एका नोंदवहीने, एका टेलिफोनने आणि पाहुण्यांसाठीच्या एका बाकाने झाली. आई-वडील पाकिटात बायोडाटा घेऊन येत; आम्ही माहिती हाताने लिहून घेत असू, आणि दोन कुटुंबे एकमेकांना योग्य वाटली की दोघांनाही फोन करत असू.</p>
<p>पस्तीस वर्षांहून अधिक काळ आणि दहा हजारांहून अधिक विवाहांनंतर नोंदवही आता ऑनलाइन आहे. काम मात्र तेच आहे: आम्ही कुटुंबांना ओळखतो, कागदपत्रे तपासतो आणि भेट घालून देतो.</p>
<h2>आम्ही काय करतो</h2>
<ul>
<li>आपल्या समाजातील वधू-वरांची नोंदवही सांभाळतो, आणि ती खरी राहील याची काळजी घेतो.</li>
<li>कुटुंबांना निवांतपणे स्थळे पाहू, निवडू आणि एकमेकांशी संपर्क साधू देतो.</li>
<li>दोन कुटुंबांनी बोलावे असे वाटले, की स्वतः निवडून स्थळे सुचवतो.</li>
<li>कुंडलीचे गुण पूर्ण हिशेबासह मांडतो, म्हणजे कोणालाही केवळ विश्वासावर विसंबावे लागत नाही.</li>
</ul>
<h2>आम्ही काय करत नाही</h2>
<ul>
<li>लग्न जमेलच असे वचन आम्ही देत नाही. ते कोणीही देऊ शकत नाही.</li>
<li>आम्ही कोणाचाही फोन नंबर विकत नाही, देत नाही किंवा प्रसिद्ध करत नाही.</li>
<li>हे डेटिंगचे संकेतस्थळ नाही. विवाहाचा हेतू नसलेली स्थळे काढून टाकली जातात.</li>
</ul>
<h2>नावाविषयी</h2>
<p>सप्तपदी म्हणजे अग्नीभोवती वधू-वरांनी चाललेली सात पावले. त्या पहिल्या पावलाच्या आधीच्या वाटेवर आम्ही सोबत करतो.</p>$html$),

('terms', 'Terms of use', 'अटी व नियम', $html$<p>These are the rules of the house, in plain words. By registering you agree to them.</p>
<h2>Who may register</h2>
<ul>
<li>A bride must be at least 18 years old and a groom at least 21.</li>
<li>The person must be free to marry under the law. A pending divorce must be stated.</li>
<li>Parents or guardians may register for a son or daughter, with that person's consent.</li>
<li>Registration is for marriage only. This is not a dating site.</li>
</ul>
<h2>What you promise</h2>
<ul>
<li>Everything in the profile is true and yours to give, and you correct it when it changes.</li>
<li>The photographs show the person who wishes to marry.</li>
<li>You use what you read here, above all telephone numbers, to find a match and for nothing else.</li>
<li>You post nothing obscene, threatening, hateful or commercial, and you do not pretend to be someone else.</li>
</ul>
<h2>What we may do</h2>
<ul>
<li>We may ask for an identity document, and reject a photograph or a text that breaks these terms.</li>
<li>We may pause or close a profile that is false or that other families report with good reason. You are told why.</li>
<li>We hand over records to the police or a court when the law obliges us to.</li>
</ul>
<h2>Free use and membership</h2>
<p>Registering, searching and being found are free. A membership opens the contact details of other families, as many as the plan says, until its end date. What it costs is shown before you pay, and nothing renews by itself. See <a href="/refunds">refunds and cancellation</a>.</p>
<h2>What we cannot promise</h2>
<p>Families write their own profiles. We check what we say we check (see <a href="/how-we-check">how profiles are checked</a>) and no more. Make your own enquiries before you decide, as families always have, and read our <a href="/safety">safety advice</a>.</p>
<h2>Leaving</h2>
<p>You may pause or delete your profile at any time in My Settings. What happens to your data then is described in the <a href="/privacy">privacy notice</a>.</p>
<h2>Law</h2>
<p>The law of India applies, and the courts at Pune decide. Before that, please speak to our <a href="/grievance">grievance officer</a>: most things can be settled with one call.</p>$html$,
$html$<p>हे येथील नियम आहेत, सोप्या शब्दांत. नोंदणी केल्यावर ते तुम्हाला मान्य आहेत असे धरले जाते.</p>
<h2>कोण नोंदणी करू शकते</h2>
<ul>
<li>वधूचे वय किमान १८ आणि वराचे किमान २१ वर्षे असावे.</li>
<li>कायद्यानुसार विवाह करण्यास ती व्यक्ती मोकळी असावी. घटस्फोट प्रलंबित असेल, तर तसे लिहिणे आवश्यक आहे.</li>
<li>आई-वडील किंवा पालक, मुला-मुलीच्या संमतीने, त्यांच्यासाठी नोंदणी करू शकतात.</li>
<li>नोंदणी फक्त विवाहासाठी आहे. हे डेटिंगचे संकेतस्थळ नाही.</li>
</ul>
<h2>तुम्ही काय मान्य करता</h2>
<ul>
<li>स्थळातील सर्व माहिती खरी आहे, ती देण्याचा तुम्हाला अधिकार आहे, आणि बदल झाला की तुम्ही ती दुरुस्त कराल.</li>
<li>छायाचित्रे विवाहेच्छू व्यक्तीचीच आहेत.</li>
<li>येथे वाचलेली माहिती, विशेषतः फोन नंबर, तुम्ही केवळ स्थळ शोधण्यासाठी वापराल.</li>
<li>अश्लील, धमकीचा, द्वेषपूर्ण किंवा जाहिरातीचा मजकूर तुम्ही टाकणार नाही आणि दुसऱ्या कोणाचे सोंग घेणार नाही.</li>
</ul>
<h2>आम्ही काय करू शकतो</h2>
<ul>
<li>ओळखपत्र मागू शकतो; नियमांत न बसणारे छायाचित्र किंवा मजकूर नाकारू शकतो.</li>
<li>खोटे किंवा इतर कुटुंबांनी योग्य कारणासह तक्रार केलेले स्थळ थांबवू किंवा बंद करू शकतो. कारण तुम्हाला कळवले जाते.</li>
<li>कायद्याने बंधनकारक असेल तेव्हा पोलिसांना किंवा न्यायालयाला नोंदी देतो.</li>
</ul>
<h2>मोफत वापर आणि सभासदत्व</h2>
<p>नोंदणी, शोध आणि इतरांना दिसणे मोफत आहे. सभासदत्वामुळे इतर कुटुंबांचे संपर्क पाहता येतात; योजनेत सांगितले असतील तितके आणि तिच्या शेवटच्या तारखेपर्यंत. किंमत पैसे भरण्याआधी दाखवली जाते आणि काहीही आपोआप पुन्हा सुरू होत नाही. पाहा: <a href="/refunds">परतावा आणि रद्द करणे</a>.</p>
<h2>ज्याची हमी आम्ही देऊ शकत नाही</h2>
<p>कुटुंबे आपली माहिती स्वतः लिहितात. आम्ही जे तपासतो असे सांगतो (पाहा: <a href="/how-we-check">स्थळांची पडताळणी</a>) तेवढेच तपासतो. निर्णय घेण्याआधी, पूर्वापार चालत आले आहे तसे, स्वतः चौकशी करा आणि आमच्या <a href="/safety">सूचना</a> वाचा.</p>
<h2>नोंदणी बंद करणे</h2>
<p>My Settings मध्ये जाऊन तुम्ही केव्हाही स्थळ थांबवू किंवा काढून टाकू शकता. त्यानंतर माहितीचे काय होते ते <a href="/privacy">गोपनीयता सूचनेत</a> दिले आहे.</p>
<h2>कायदा</h2>
<p>भारताचा कायदा लागू आहे आणि निर्णयाचा अधिकार पुणे येथील न्यायालयांना आहे. त्याआधी आमच्या <a href="/grievance">तक्रार निवारण अधिकाऱ्यांशी</a> बोला: बहुतेक गोष्टी एका फोनने सुटतात.</p>$html$),

('privacy', 'Privacy notice', 'गोपनीयता सूचना', $html$<p>A biodata is a private thing. This page says what we keep, why, who sees it and how to have it changed or erased.</p>
<h2>What we keep</h2>
<ul>
<li>What you write in the profile: name, birth details, education, work, family, native place, expectations, photographs.</li>
<li>Your mobile number and e-mail, so that you can log in and we can reach you.</li>
<li>If you send one, a copy of an identity document. We ask for the masked Aadhaar and keep only the last four digits of any number.</li>
<li>What you do here: interests, shortlists, contacts opened, payments. Card and bank details stay with the payment gateway; we never see them.</li>
</ul>
<h2>Why</h2>
<p>To show your profile to families who may be a match, to show you theirs, to keep the site safe, and to keep the accounts the law asks for. We do not use it for anything else, and we do not sell it.</p>
<h2>Who sees what</h2>
<ul>
<li>Only verified members of the other side see a profile. Visitors and search engines see none.</li>
<li>Telephone numbers are seen only by a paying member who opens your contact, one view at a time. A number you mark as hidden is shown to nobody.</li>
<li>Villages, relatives and property are left out for members without a plan.</li>
<li>Documents are seen by you and by the staff who check them, and by no one else.</li>
<li>Place and camera details are removed from every photograph when it arrives.</li>
</ul>
<h2>How long</h2>
<p>As long as your profile exists. When you delete it, it leaves every list at once; the data is sealed for 365 days, because complaints may still come, and then erased with its files. The record of payments stays as long as tax law demands.</p>
<h2>Cookies</h2>
<p>One: the language you read in. Your login is kept in your browser, not in a cookie. There is no advertising and no tracking. A film on our page, if there is one, may come from YouTube in its form without cookies.</p>
<h2>Your rights</h2>
<ul>
<li>See and correct your data yourself under My Profile, or ask us for a copy.</li>
<li>Have it erased: delete the profile, or write to us.</li>
<li>Withdraw your consent at any time; the profile is then deleted.</li>
<li>Name someone who may act for you, should you no longer be able to.</li>
<li>Complain to our <a href="/grievance">grievance officer</a>, and after that to the Data Protection Board of India.</li>
</ul>
<h2>Age</h2>
<p>Nobody under 18 may register. If you find such a profile, tell us and it goes at once.</p>$html$,
$html$<p>बायोडाटा ही खासगी गोष्ट आहे. आम्ही काय ठेवतो, का ठेवतो, ते कोण पाहते आणि ते कसे बदलता किंवा नष्ट करता येते, हे येथे सांगितले आहे.</p>
<h2>आम्ही काय ठेवतो</h2>
<ul>
<li>स्थळात तुम्ही लिहिलेली माहिती: नाव, जन्माचा तपशील, शिक्षण, काम, कुटुंब, मूळ गाव, अपेक्षा, छायाचित्रे.</li>
<li>तुमचा मोबाइल नंबर आणि ई-मेल; लॉगिनसाठी आणि तुमच्याशी संपर्क साधण्यासाठी.</li>
<li>तुम्ही पाठवल्यास ओळखपत्राची प्रत. आम्ही झाकलेले (मास्क्ड) आधार मागतो आणि कोणत्याही क्रमांकाचे फक्त शेवटचे चार अंक ठेवतो.</li>
<li>तुम्ही येथे केलेल्या गोष्टी: पसंती, निवडलेली स्थळे, उघडलेले संपर्क, भरलेले पैसे. कार्ड आणि बँकेचा तपशील पेमेंट गेटवेकडेच राहतो; तो आम्हाला दिसत नाही.</li>
</ul>
<h2>कशासाठी</h2>
<p>तुमचे स्थळ योग्य कुटुंबांना दाखवण्यासाठी, त्यांची स्थळे तुम्हाला दाखवण्यासाठी, संकेतस्थळ सुरक्षित ठेवण्यासाठी आणि कायद्याने आवश्यक हिशेब ठेवण्यासाठी. दुसऱ्या कशासाठीही आम्ही ती वापरत नाही आणि विकत नाही.</p>
<h2>कोण काय पाहते</h2>
<ul>
<li>स्थळ फक्त दुसऱ्या बाजूच्या, पडताळणी झालेल्या सभासदांना दिसते. पाहुण्यांना आणि शोधयंत्रांना एकही स्थळ दिसत नाही.</li>
<li>फोन नंबर फक्त तुमचा संपर्क उघडणाऱ्या सशुल्क सभासदाला दिसतो, एका वेळी एकच. लपवलेला नंबर कोणालाही दिसत नाही.</li>
<li>योजना नसलेल्या सभासदांना गावे, नातेवाईक आणि मालमत्ता दिसत नाही.</li>
<li>कागदपत्रे फक्त तुम्हाला आणि ती तपासणाऱ्या कर्मचाऱ्यांना दिसतात.</li>
<li>प्रत्येक छायाचित्रातील ठिकाणाची आणि कॅमेऱ्याची माहिती ते येताच काढून टाकली जाते.</li>
</ul>
<h2>किती काळ</h2>
<p>तुमचे स्थळ असेपर्यंत. ते काढून टाकल्यावर सर्व याद्यांतून लगेच जाते; नंतर तक्रार येऊ शकते म्हणून माहिती ३६५ दिवस बंद ठेवली जाते आणि मग फाइलींसह नष्ट केली जाते. भरलेल्या पैशांची नोंद कर कायद्याने सांगितले तितका काळ राहते.</p>
<h2>कुकी</h2>
<p>एकच: तुम्ही कोणत्या भाषेत वाचता ते. लॉगिन कुकीत नाही, तुमच्या ब्राउझरमध्ये राहते. जाहिराती नाहीत आणि तुमचा माग काढला जात नाही. आमच्या पानावर चित्रफीत असल्यास ती यूट्यूबच्या कुकीविरहित रूपात येऊ शकते.</p>
<h2>तुमचे अधिकार</h2>
<ul>
<li>आपली माहिती My Profile मध्ये स्वतः पाहा आणि दुरुस्त करा, किंवा आमच्याकडून तिची प्रत मागा.</li>
<li>ती नष्ट करून घ्या: स्थळ काढून टाका किंवा आम्हाला लिहा.</li>
<li>संमती केव्हाही मागे घ्या; मग स्थळ काढून टाकले जाते.</li>
<li>तुम्हाला शक्य नसेल तेव्हा तुमच्या वतीने कोणी काम पाहावे, ते नाव सुचवा.</li>
<li>आमच्या <a href="/grievance">तक्रार निवारण अधिकाऱ्यांकडे</a> आणि त्यानंतर भारतीय डेटा संरक्षण मंडळाकडे तक्रार करा.</li>
</ul>
<h2>वय</h2>
<p>१८ वर्षांखालील कोणीही नोंदणी करू शकत नाही. असे स्थळ दिसल्यास आम्हाला कळवा; ते लगेच काढले जाते.</p>$html$),

('safety', 'Safety advice', 'सुरक्षिततेसाठी सूचना', $html$<p>Almost everyone here is what they say. This page is about the few who are not. It takes two minutes to read.</p>
<h2>Money: never</h2>
<ul>
<li>No honest family asks for money before a wedding. Not for a ticket, a hospital, a customs fee, a visa or a gift held at the airport.</li>
<li>Do not share an OTP, a PIN, a card or bank detail with anyone, not even with us. We never ask.</li>
<li>Do not invest because a match advises it, however good the returns look on the screen.</li>
<li>If you have already paid, call the cyber crime helpline 1930 at once, and then us. The first hours count.</li>
</ul>
<h2>Before you meet</h2>
<ul>
<li>Speak by telephone, then by video. Someone who always has a reason not to be seen is telling you something.</li>
<li>Ask who else in the family you may speak to, and speak to them.</li>
<li>Enquire: the place of work, the native village, a relative you have in common. An honest family expects it.</li>
<li>Keep addresses, salary slips and documents to yourself until the families have met.</li>
</ul>
<h2>The first meeting</h2>
<ul>
<li>Meet in a public place or at home with family present, by daylight. Our offices are there for it too.</li>
<li>Go with someone, and tell one more person where you are and when you will be back.</li>
<li>Come and go by your own means.</li>
<li>You may end it at any moment. You owe no one a reason.</li>
</ul>
<h2>Signs to stop</h2>
<ul>
<li>Great love within days, and great haste.</li>
<li>A foreign number, a profile abroad, and a story that changes.</li>
<li>A wish to leave this site for another messenger at once.</li>
<li>Requests for private photographs. Never send them.</li>
<li>Talk of dowry. Giving, taking and asking are crimes; refuse, and tell us.</li>
</ul>
<h2>Tell us</h2>
<p>Use Report on the profile, or write to the <a href="/grievance">grievance officer</a>. We look at every report, and the other side does not learn who made it. In danger call 112; women's helpline 181; cyber crime 1930 or cybercrime.gov.in.</p>$html$,
$html$<p>येथील बहुतेक सर्वजण सांगतात तसेच असतात. जे तसे नाहीत अशा थोड्यांसाठी हे पान आहे. वाचायला दोन मिनिटे लागतात.</p>
<h2>पैसे: कधीच नाही</h2>
<ul>
<li>कोणतेही प्रामाणिक कुटुंब लग्नाआधी पैसे मागत नाही. तिकीट, दवाखाना, कस्टम, व्हिसा किंवा विमानतळावर अडकलेली भेट, काहीही असो.</li>
<li>ओटीपी, पिन, कार्ड किंवा बँकेचा तपशील कोणालाही देऊ नका, आम्हालाही नाही. आम्ही तो कधीच मागत नाही.</li>
<li>स्थळ सांगते म्हणून कुठेही गुंतवणूक करू नका, पडद्यावर कितीही नफा दिसला तरी.</li>
<li>पैसे दिले असतील, तर लगेच सायबर गुन्हे मदत क्रमांक १९३० वर आणि नंतर आम्हाला फोन करा. पहिले काही तास महत्त्वाचे असतात.</li>
</ul>
<h2>भेटण्याआधी</h2>
<ul>
<li>आधी फोनवर, मग व्हिडिओवर बोला. जो कायम न दिसण्याचे कारण सांगतो, तो काहीतरी लपवतो.</li>
<li>कुटुंबातील आणखी कोणाशी बोलता येईल ते विचारा आणि बोला.</li>
<li>चौकशी करा: कामाचे ठिकाण, मूळ गाव, दोघांच्या ओळखीचे नातेवाईक. प्रामाणिक कुटुंबाला याची अपेक्षाच असते.</li>
<li>कुटुंबे भेटेपर्यंत पत्ता, पगाराची पावती आणि कागदपत्रे देऊ नका.</li>
</ul>
<h2>पहिली भेट</h2>
<ul>
<li>दिवसा, सार्वजनिक ठिकाणी किंवा घरी कुटुंबासमवेत भेटा. त्यासाठी आमची कार्यालयेही आहेत.</li>
<li>सोबत कोणाला तरी घ्या; कुठे जात आहात आणि केव्हा परत येणार, हे आणखी एका व्यक्तीला सांगून ठेवा.</li>
<li>जाण्या-येण्याची सोय स्वतःची ठेवा.</li>
<li>भेट केव्हाही संपवता येते. कारण सांगण्याचे बंधन नाही.</li>
</ul>
<h2>थांबावे अशा खुणा</h2>
<ul>
<li>काही दिवसांतच अपार प्रेम आणि अपार घाई.</li>
<li>परदेशी नंबर, परदेशातले स्थळ आणि बदलत जाणारी गोष्ट.</li>
<li>हे संकेतस्थळ सोडून लगेच दुसऱ्या मेसेंजरवर येण्याचा आग्रह.</li>
<li>खासगी छायाचित्रांची मागणी. ती कधीही पाठवू नका.</li>
<li>हुंड्याची भाषा. हुंडा देणे, घेणे आणि मागणे गुन्हा आहे; नकार द्या आणि आम्हाला सांगा.</li>
</ul>
<h2>आम्हाला सांगा</h2>
<p>स्थळावरील Report वापरा किंवा <a href="/grievance">तक्रार निवारण अधिकाऱ्यांना</a> लिहा. आम्ही प्रत्येक तक्रार पाहतो आणि ती कोणी केली हे समोरच्याला कळत नाही. धोका असेल तर ११२; महिला मदत क्रमांक १८१; सायबर गुन्हे १९३० किंवा cybercrime.gov.in.</p>$html$),

('grievance', 'Grievance officer', 'तक्रार निवारण अधिकारी', $html$<p>Something is wrong, or someone has wronged you? Write or call. A person answers, not a machine.</p>
<h2>Whom to reach</h2>
<p><strong>The Grievance Officer, Saptapadi</strong><br>First floor, Wada Chambers, Laxmi Road, Sadashiv Peth, Pune 411030<br>E-mail: <a href="mailto:grievance@saptapadi.example">grievance@saptapadi.example</a><br>Telephone: <a href="tel:+919000000001">+91 90000 00001</a></p>
<h2>What helps us</h2>
<ul>
<li>Your name, and your registration number if you have one.</li>
<li>The registration number of the profile it is about.</li>
<li>What happened, with dates; pictures of the messages if there are any.</li>
</ul>
<h2>How soon</h2>
<ul>
<li>We acknowledge every complaint within 24 hours and give it a number.</li>
<li>Private or false pictures of you are taken down within 24 hours of your word.</li>
<li>Everything else is settled within 15 days, and you are told how.</li>
</ul>
<h2>If you are not satisfied</h2>
<p>You may appeal to the Grievance Appellate Committee of the Government of India at gac.gov.in, and in matters of personal data to the Data Protection Board of India. For fraud and threats go to the police at once: cyber crime 1930 or cybercrime.gov.in, emergencies 112.</p>$html$,
$html$<p>काही चुकले आहे, किंवा कोणी तुमच्याशी चुकीचे वागले आहे? लिहा किंवा फोन करा. यंत्र नाही, माणूस उत्तर देतो.</p>
<h2>कोणाशी संपर्क साधायचा</h2>
<p><strong>तक्रार निवारण अधिकारी, सप्तपदी</strong><br>पहिला मजला, वाडा चेंबर्स, लक्ष्मी रस्ता, सदाशिव पेठ, पुणे ४११०३०<br>ई-मेल: <a href="mailto:grievance@saptapadi.example">grievance@saptapadi.example</a><br>फोन: <a href="tel:+919000000001">+91 90000 00001</a></p>
<h2>काय कळवावे</h2>
<ul>
<li>तुमचे नाव, आणि असल्यास तुमचा नोंदणी क्रमांक.</li>
<li>ज्या स्थळाविषयी तक्रार आहे त्याचा नोंदणी क्रमांक.</li>
<li>काय घडले ते तारखांसह; संदेश असतील तर त्यांची चित्रे.</li>
</ul>
<h2>किती लवकर</h2>
<ul>
<li>प्रत्येक तक्रारीची पोच २४ तासांत आणि क्रमांकासह देतो.</li>
<li>तुमची खासगी किंवा खोटी छायाचित्रे तुम्ही कळवल्यापासून २४ तासांत काढली जातात.</li>
<li>बाकी सर्व १५ दिवसांत सोडवले जाते आणि कसे ते तुम्हाला कळवले जाते.</li>
</ul>
<h2>समाधान झाले नाही तर</h2>
<p>भारत सरकारच्या तक्रार अपील समितीकडे gac.gov.in येथे, आणि वैयक्तिक माहितीबाबत भारतीय डेटा संरक्षण मंडळाकडे दाद मागता येते. फसवणूक आणि धमक्यांसाठी लगेच पोलिसांकडे जा: सायबर गुन्हे १९३० किंवा cybercrime.gov.in, तातडीची मदत ११२.</p>$html$),

('how-we-check', 'How profiles are checked', 'स्थळांची पडताळणी', $html$<p>We would rather promise little and keep it. This is exactly what is checked, and what is not.</p>
<h2>Always</h2>
<ul>
<li>The mobile number or the e-mail address answers: a code was sent to it and typed back. Until then a profile is seen by no one.</li>
<li>Photographs and texts can be reported by any member, and our staff look at every report.</li>
</ul>
<h2>When the family sends a document</h2>
<p>Aadhaar, PAN, passport and the like. Our staff compare name, date of birth and photograph with the profile. If they agree, the profile carries the mark <strong>ID checked</strong>. The document itself is shown to nobody.</p>
<h2>Unverified means unverified</h2>
<p>A profile without the mark has not been checked against a document. It may well be honest; we simply do not know. Ask the family to send their document to us, or see it yourself before you go further.</p>
<h2>What nobody here has checked</h2>
<ul>
<li>Education, income, employer, property, health, habits, earlier marriages. They stand as the family wrote them.</li>
<li>The kundali score is worked out from the birth details given. If those are wrong, so is the score.</li>
</ul>
<p>So make enquiries, as families always have. Our <a href="/safety">safety advice</a> says how. And if you find something untrue, use Report on the profile or write to the <a href="/grievance">grievance officer</a>.</p>$html$,
$html$<p>थोडेच सांगावे आणि तेवढे पाळावे, असे आम्हाला वाटते. नेमके काय तपासले जाते आणि काय नाही, ते येथे आहे.</p>
<h2>नेहमी</h2>
<ul>
<li>मोबाइल नंबर किंवा ई-मेल खरा आहे: त्यावर कोड पाठवला जातो आणि तो परत टाइप केला जातो. तोपर्यंत स्थळ कोणालाही दिसत नाही.</li>
<li>छायाचित्र किंवा मजकुराविषयी कोणताही सभासद तक्रार करू शकतो आणि आमचे कर्मचारी प्रत्येक तक्रार पाहतात.</li>
</ul>
<h2>कुटुंबाने कागदपत्र पाठवल्यावर</h2>
<p>आधार, पॅन, पासपोर्ट वगैरे. आमचे कर्मचारी नाव, जन्मतारीख आणि छायाचित्र स्थळाशी ताडून पाहतात. जुळले तर स्थळावर <strong>ID checked</strong> ही खूण दिसते. कागदपत्र कोणालाही दाखवले जात नाही.</p>
<h2>खूण नाही म्हणजे तपासलेले नाही</h2>
<p>खूण नसलेले स्थळ कागदपत्राशी ताडून पाहिलेले नाही. ते खरे असूही शकते; आम्हाला ते माहीत नाही, इतकेच. त्या कुटुंबाला कागदपत्र आमच्याकडे पाठवायला सांगा किंवा पुढे जाण्याआधी स्वतः पाहा.</p>
<h2>येथे कोणीच न तपासलेले</h2>
<ul>
<li>शिक्षण, उत्पन्न, नोकरी, मालमत्ता, आरोग्य, सवयी, आधीचे विवाह. ते कुटुंबाने लिहिले तसे आहे.</li>
<li>कुंडलीचे गुण दिलेल्या जन्मतपशिलावरून काढले जातात. तो चुकला असेल, तर गुणही चुकतात.</li>
</ul>
<p>म्हणून, पूर्वापार चालत आले आहे तसे, चौकशी करा. कशी करावी ते आमच्या <a href="/safety">सूचनांत</a> आहे. काही खोटे आढळले, तर स्थळावरील Report वापरा किंवा <a href="/grievance">तक्रार निवारण अधिकाऱ्यांना</a> लिहा.</p>$html$),

('refunds', 'Refunds and cancellation', 'परतावा आणि रद्द करणे', $html$<p>Registering is free. This page is about membership fees.</p>
<h2>You change your mind</h2>
<p>Within 7 days of paying, and before you have opened a single contact, we return the whole fee. After that a fee is not returned, because the contacts have been given. Contacts you have opened stay open to you even when the plan has ended.</p>
<h2>Something went wrong</h2>
<ul>
<li>Charged twice, or charged without a membership: the amount is returned in full.</li>
<li>A payment that failed never starts a membership. If money left your account, your bank or the gateway returns it.</li>
<li>A contact you opened turns out to be false: tell us, and after we have checked it we give you another view or return its part of the fee.</li>
</ul>
<h2>Cancellation</h2>
<p>Nothing renews by itself, so there is nothing to cancel: a membership ends on its end date. You may delete your profile earlier; the rest of the term is not returned then. If we close a profile for breaking the <a href="/terms">terms</a>, the fee is not returned.</p>
<h2>How to ask</h2>
<p>Write from your registered e-mail, or call, with your registration number and the date of payment: see <a href="/contact">contact</a>. We answer within 3 working days. The money goes back the way it came, within 7 working days of our answer. A refund ends the membership.</p>$html$,
$html$<p>नोंदणी मोफत आहे. हे पान सभासद शुल्काविषयी आहे.</p>
<h2>तुमचा विचार बदलला तर</h2>
<p>पैसे भरल्यापासून ७ दिवसांच्या आत आणि एकही संपर्क उघडण्याआधी पूर्ण शुल्क परत केले जाते. त्यानंतर शुल्क परत मिळत नाही, कारण संपर्क दिलेले असतात. उघडलेले संपर्क योजना संपल्यावरही तुम्हाला दिसत राहतात.</p>
<h2>काही चुकले तर</h2>
<ul>
<li>दोनदा पैसे गेले, किंवा पैसे गेले पण सभासदत्व मिळाले नाही: पूर्ण रक्कम परत केली जाते.</li>
<li>अयशस्वी पेमेंटमुळे सभासदत्व सुरू होत नाही. खात्यातून पैसे गेले असतील, तर बँक किंवा पेमेंट गेटवे ते परत करते.</li>
<li>उघडलेला संपर्क खोटा निघाला: आम्हाला कळवा; तपासल्यावर आम्ही दुसरा संपर्क पाहू देतो किंवा त्याचा भाग परत करतो.</li>
</ul>
<h2>रद्द करणे</h2>
<p>काहीही आपोआप पुन्हा सुरू होत नाही, त्यामुळे रद्द करण्यासारखे काही नाही: सभासदत्व त्याच्या शेवटच्या तारखेला संपते. त्याआधी स्थळ काढून टाकल्यास उरलेल्या मुदतीचे पैसे परत मिळत नाहीत. <a href="/terms">नियम</a> मोडल्यामुळे आम्ही स्थळ बंद केल्यास शुल्क परत मिळत नाही.</p>
<h2>कसे मागावे</h2>
<p>नोंदवलेल्या ई-मेलवरून लिहा किंवा फोन करा; सोबत नोंदणी क्रमांक आणि पैसे भरल्याची तारीख द्या: <a href="/contact">संपर्क</a>. आम्ही ३ कामकाजाच्या दिवसांत उत्तर देतो. उत्तरानंतर ७ कामकाजाच्या दिवसांत पैसे आले त्याच मार्गाने परत जातात. परतावा दिल्यावर सभासदत्व संपते.</p>$html$);
