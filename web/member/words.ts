import { catalogue } from '#domain/words/catalogue.ts'

export const memberWords = catalogue({
  en: {
    loading: 'Loading',
    wentWrong: 'Looks like something went wrong!',
    retry: 'Please Retry',
    notFound: 'Page not found',
    notFoundHelp: 'There is nothing at this address. It may have been typed wrongly, or have moved.',
    toDashboard: 'Go to the dashboard',
    toHome: 'Go to the home page',
    dashboard: 'Dashboard',
    myProfile: 'My Profile',
    resetPassword: 'New password',
    outbox: 'Outbox',
    brokenHelp: 'The page could not go on. Nothing you saved is lost.',
    reload: 'Load the page again',
  },
  mr: {
    loading: 'माहिती येत आहे',
    wentWrong: 'काहीतरी अडचण आली आहे!',
    retry: 'कृपया पुन्हा प्रयत्न करा',
    notFound: 'हे पान सापडले नाही',
    notFoundHelp: 'या पत्त्यावर काहीही नाही. तो चुकीचा लिहिला गेला असेल किंवा पान हलवले असेल.',
    toDashboard: 'डॅशबोर्डवर जा',
    toHome: 'मुख्य पानावर जा',
    dashboard: 'डॅशबोर्ड',
    myProfile: 'माझी माहिती',
    resetPassword: 'नवीन पासवर्ड',
    outbox: 'पाठवलेले संदेश',
    brokenHelp: 'हे पान पुढे चालू शकले नाही. तुम्ही जतन केलेली माहिती सुरक्षित आहे.',
    reload: 'पान पुन्हा उघडा',
  },
})
