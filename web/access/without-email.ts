/** What a family without an email can use. Registration, the counter and the settings say the same. */
export const withoutEmail = [
  'Without an email you log in by password or by a code to the mobile, and a code by SMS sets a new password.',
  'ई-मेल नसल्यास पासवर्डने किंवा मोबाइलवर आलेल्या कोडने लॉगिन होते, आणि एसएमएसने आलेल्या कोडने नवीन पासवर्ड ठेवता येतो.',
] as const
