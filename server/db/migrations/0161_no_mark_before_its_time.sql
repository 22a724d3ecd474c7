-- No family can send a document from its pages yet, so the page on checks promises no mark. Pages that the provider has
-- changed since stay as they are.
update written_pages set
  html_en = replace(replace(html_en,
    'Aadhaar, PAN, passport and the like. Our staff compare name, date of birth and photograph with the profile. If they agree, the profile carries the mark <strong>ID checked</strong>. The document itself is shown to nobody.',
    'Aadhaar, PAN, passport and the like, shown at our office. Our staff compare name, date of birth and photograph with the profile. The document itself is shown to nobody.'),
    'A profile without the mark has not been checked against a document. It may well be honest; we simply do not know. Ask the family to send their document to us, or see it yourself before you go further.',
    'No profile is marked as checked against a document. It may well be honest; we simply do not say so. Ask the family to show its document, or see it yourself before you go further.'),
  html_mr = replace(replace(replace(html_mr,
    'आधार, पॅन, पासपोर्ट वगैरे. आमचे कर्मचारी', 'आधार, पॅन, पासपोर्ट वगैरे, आमच्या कार्यालयात दाखवल्यावर. आमचे कर्मचारी'),
    ' जुळले तर स्थळावर <strong>ID checked</strong> ही खूण दिसते.', ''),
    'खूण नसलेले स्थळ कागदपत्राशी ताडून पाहिलेले नाही. ते खरे असूही शकते; आम्हाला ते माहीत नाही, इतकेच. त्या कुटुंबाला कागदपत्र आमच्याकडे पाठवायला सांगा किंवा पुढे जाण्याआधी स्वतः पाहा.',
    'कागदपत्राशी ताडून पाहिल्याची खूण कोणत्याही स्थळावर नाही. ते खरे असूही शकते; आम्ही तसे सांगत नाही, इतकेच. त्या कुटुंबाला कागदपत्र दाखवायला सांगा किंवा पुढे जाण्याआधी स्वतः पाहा.')
where name = 'how-we-check';
