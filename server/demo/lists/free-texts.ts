/** Texts that families write themselves, no longer than the fields allow. */
export const expectationsOf = {
  bride: [
    'Well settled, no addictions, own house preferred',
    'Graduate with a stable job, from a good family',
    'Working in Pune or Mumbai, understanding nature',
    'Government job or own business preferred',
    'Educated and respectful to both families',
    'निर्व्यसनी, सुशिक्षित आणि कुटुंबवत्सल',
    'पुणे किंवा आसपास नोकरी करणारा असावा',
    'स्वतःचे घर व स्थिर नोकरी असावी',
    'Should support my career after marriage',
    'Height above 5\'7", professional degree',
  ],
  groom: [
    'Educated, homely, respects elders',
    'Graduate, working or not working both fine',
    'Should adjust in a joint family',
    'Working in IT or banking preferred',
    'From a farming background family',
    'सुशिक्षित, मनमिळाऊ व कुटुंबाला जपणारी',
    'नोकरी करणारी असावी, पुण्यात राहण्याची तयारी',
    'Simple wedding, no dowry',
    'Good nature, similar family values',
    'Willing to relocate after marriage',
  ],
} as const

export const otherInfo = [
  'Hobbies: reading, trekking',
  'Plays harmonium, likes abhang',
  'No addictions, vegetarian at home',
  'Own flat in Pune on EMI',
  'Wears spectacles',
  'Joint family, ancestral wada at native place',
  'District level kabaddi player',
  'Preparing for MPSC',
  'Plays the tabla since school',
  'गायनाची आवड, शास्त्रीय संगीताचे शिक्षण',
  'वारकरी कुटुंब',
  'Fond of cooking and gardening',
  'Marathon runner, no smoking',
] as const

export const propertyDetails = [
  ['Irrigated farm, 4 acres', 'farm'],
  ['Irrigated farm, 9 acres with well', 'farm'],
  ['Dry farm, 6 acres', 'farm'],
  ['Grape vineyard, 3 acres', 'farm'],
  ['Mango orchard, 2 acres', 'farm'],
  ['Own bungalow, 2000 sq. ft.', 'home'],
  ['Ancestral wada', 'home'],
  ['RCC house, 1200 sq. ft.', 'home'],
  ['2 BHK flat', 'city'],
  ['3 BHK flat', 'city'],
  ['NA plot, 2 guntha', 'home'],
  ['Commercial shop, 300 sq. ft.', 'home'],
  ['Four wheeler and two tractors', 'home'],
] as const

export const reasonsOf = {
  rejection: [
    'The kundali does not match',
    'We are looking for someone near Pune',
    'The age difference is more than we had in mind',
    'We have already taken another proposal forward',
    'पत्रिका जुळत नाही',
    'शिक्षणात फरक आहे, शुभेच्छा',
  ],
  report: [
    'The photo does not seem to be of the same person',
    'The education given here is not right',
    'दिलेली माहिती खरी वाटत नाही',
  ],
} as const
