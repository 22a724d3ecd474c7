import type { NotificationType } from '#domain/telling/told.ts'
import { catalogue } from '#domain/words/catalogue.ts'

/** `day` is told where a view came back: the one on which it was spent. */
type Sentences = Record<NotificationType, (family: string, day: string) => string>

/**
 * `family` is a surname with a registration number. A notice names no reason and no number to call, but a warning what to do.
 */
export const notificationSentences = catalogue<Sentences>({
  interest_sent: [family => `${family} has sent you an interest`, family => `${family} यांनी तुम्हाला पसंती कळवली आहे`],
  interest_reminded: [
    family => `${family} has reminded you to answer their interest`,
    family => `${family} यांनी तुमच्या उत्तराची आठवण करून दिली आहे`,
  ],
  answers_awaited: [
    () =>
      'Many families that suit yours are waiting for your answer. Until you answer, other profiles are shown before yours. A polite no is an answer too',
    () =>
      'तुमच्याशी जुळणारी अनेक कुटुंबे तुमच्या उत्तराची वाट पाहत आहेत. उत्तर देईपर्यंत तुमच्या आधी इतर स्थळे दाखवली जातील. नम्र नकार हेही उत्तरच आहे',
  ],
  interest_accepted: [
    family => `${family} has accepted your interest`,
    family => `${family} यांनी तुमची पसंती स्वीकारली आहे`,
  ],
  interest_confirmed: [
    family => `The candidate of ${family} has confirmed the interest that you accepted`,
    family => `तुम्ही स्वीकारलेल्या पसंतीला ${family} यांच्या उमेदवाराचाही होकार आहे`,
  ],
  interest_rejected: [
    family => `${family} has answered your interest: it does not suit them`,
    family => `${family} यांनी तुमच्या पसंतीला नकार कळवला आहे`,
  ],
  contact_viewed: [
    family => `${family} has seen your contact details and may call you`,
    family => `${family} यांनी तुमचा संपर्क पाहिला आहे, ते फोन करू शकतील`,
  ],
  biodata_shown: [
    family =>
      `${family} has shown your biodata to others by a link. You can withdraw your leave under Settings, Your consents`,
    family => `${family} यांनी तुमचा बायोडाटा लिंकने इतरांना दाखवला आहे. सेटिंग्जमधील ‘तुमच्या संमती’ येथून परवानगी मागे घेता येते`,
  ],
  contact_asked: [
    family => `Did you reach ${family}? One tap tells us, and helps the next family`,
    family => `${family} यांच्याशी बोलणे झाले का? एका टॅपमध्ये सांगा, पुढच्या कुटुंबाला मदत होईल`,
  ],
  view_returned: [
    (family, day) =>
      family
        ? `A contact view is yours again: the number of ${family}, which you opened on ${day}, does not answer`
        : 'A contact view is yours again: a number that you had opened does not answer',
    (family, day) =>
      family
        ? `तुमचा एक संपर्क परत मिळाला आहे: तुम्ही ${day} रोजी पाहिलेला ${family} यांचा नंबर लागत नाही`
        : 'तुमचा एक संपर्क परत मिळाला आहे: तुम्ही पाहिलेला एक नंबर लागत नाही',
  ],
  handpicked: [
    family => `Our counsellors suggest a profile to you: ${family}`,
    family => `आमच्या समुपदेशकांनी तुमच्यासाठी एक स्थळ सुचवले आहे: ${family}`,
  ],
  family_asked: [
    () => 'Somebody of your family asks what you all think of some profiles',
    () => 'काही स्थळांबद्दल तुमच्या घरातून सर्वांचे मत विचारले आहे',
  ],
  candidate_asked: [
    family => `Your family asks the candidate to decide about ${family}`,
    family => `${family} यांच्याबद्दल निर्णय घेण्यास घरच्यांनी उमेदवाराला विचारले आहे`,
  ],
  story_to_confirm: [
    family => `${family} has written your success story. Please say whether it is true`,
    family => `${family} यांनी तुम्हा दोघांची यशोगाथा लिहिली आहे. ती खरी आहे का ते कृपया सांगा`,
  ],
  membership_started: [() => 'Your membership has started', () => 'तुमचे सदस्यत्व सुरू झाले आहे'],
  membership_ending: [
    () => 'Your membership is in its last week. You can renew it now, and its days are added',
    () => 'तुमच्या सदस्यत्वाचा शेवटचा आठवडा आहे. आता नूतनीकरण केल्यास दिवस पुढे जोडले जातात',
  ],
  membership_last_days: [
    () => 'Your membership is in its last two days. You can still renew it, and its days are added',
    () => 'तुमच्या सदस्यत्वाचे शेवटचे दोन दिवस आहेत. अजूनही नूतनीकरण करता येते, दिवस पुढे जोडले जातात',
  ],
  membership_refunded: [
    () => 'A payment was refunded to you, and the plan that it paid for has ended',
    () => 'तुमचे पैसे परत केले आहेत आणि त्या पैशांची योजना संपली आहे',
  ],
  photo_rejected: [
    () => 'We could not show one of your photos. The reason is given beside it in My Profile',
    () => 'तुमचा एक फोटो दाखवता आला नाही. कारण ‘माझी माहिती’मध्ये फोटोजवळ दिले आहे',
  ],
  id_checked: [
    () => 'Your ID proof has been checked. Your profile now carries the mark ‘ID checked’',
    () => 'तुमचे ओळखपत्र तपासले आहे. तुमच्या स्थळावर आता ‘ओळखपत्र तपासले’ ही खूण आहे',
  ],
  id_rejected: [
    () => 'We could not accept your ID proof. Please see the reason and send it again',
    () => 'तुमचे ओळखपत्र स्वीकारता आले नाही. कृपया कारण पाहून पुन्हा पाठवा',
  ],
  office_word: [
    () => 'Our office has written to you about your profile. Please see your email, or call us',
    () => 'आमच्या कार्यालयाने तुमच्या माहितीविषयी तुम्हाला लिहिले आहे. कृपया ई-मेल पाहा किंवा आम्हाला फोन करा',
  ],
  contact_unreachable: [
    () => 'Our messages no longer reach one of your contacts. Please look at it under Settings',
    () => 'तुमच्या एका संपर्कावर आमचे संदेश पोहोचत नाहीत. कृपया सेटिंग्जमध्ये तो तपासा',
  ],
  number_doubted: [
    () => 'Your mobile number may not answer. Please verify it again under Settings, so that your profile stays listed',
    () => 'तुमचा मोबाइल नंबर लागत नसावा. स्थळ यादीत राहावे यासाठी सेटिंग्जमध्ये त्याची पुन्हा खात्री करून घ्या',
  ],
  engaged_asked: [
    () =>
      'Have you found a match? Please tell us under Settings, Pause; without an answer we pause your profile in a week',
    () => 'तुमचे लग्न जमले आहे का? कृपया सेटिंग्जमध्ये सांगा; उत्तर नसल्यास आठवड्याने तुमचे स्थळ तात्पुरते थांबवले जाईल',
  ],
  engaged_paused: [
    () => 'Your profile is paused because a match was found. You may leave now, with or without telling your story',
    () => 'लग्न जमल्याने तुमचे स्थळ थांबवले आहे. आता यशोगाथा सांगून किंवा न सांगता नोंदणी रद्द करता येईल',
  ],
  profile_recalled: [
    family =>
      `Please be careful: the profile ${family || 'of a family that you know'} was closed as not genuine. Send no money or papers, do not meet, and call our office. See what to do`,
    family =>
      `कृपया सावध राहा: ${family || 'तुमच्या संपर्कातील एक'} हे स्थळ खोटे आढळल्याने बंद केले आहे. पैसे किंवा कागदपत्रे देऊ नका, भेटू नका आणि कार्यालयाला फोन करा. काय करावे ते पाहा`,
  ],
  rules_told: [
    () =>
      'Once a quarter we remind every family of our rules. Profiles are for marriage and must be true; anyone who breaks the rules may lose the profile',
    () =>
      'दर तिमाहीला आम्ही प्रत्येक कुटुंबाला आमच्या नियमांची आठवण करून देतो. स्थळे विवाहासाठी आणि खरी असावीत; नियम मोडणाऱ्याचे स्थळ बंद होऊ शकते',
  ],
})

export const notificationMessages = catalogue({
  read: ['All notifications are marked as seen', 'सर्व सूचना पाहिल्या आहेत अशी नोंद केली'],
  opened: ['This notification is marked as opened', 'ही सूचना उघडली आहे अशी नोंद केली'],
})
