import type { Telling } from '#domain/finding/saved-searches.ts'
import { catalogue } from '#domain/words/catalogue.ts'

export const savedWords = catalogue({
  en: {
    eyebrow: 'शोध',
    save: 'Save this search',
    name: 'Name of the search',
    nameHint: 'For example: Engineers in Pune',
    cancel: 'Cancel',
    saveButton: 'Save',
    tell: 'Tell me about new families',
    tellHint: 'By email. “At once” is at most one email an hour. Each email has a link that stops it.',
    noAddress: 'We do not have a verified email address for you, so we cannot inform you yet.',
    toContacts: 'Look at your contacts',
    intro: 'You can save up to five searches, so that you need not fill them in again.',
    run: 'Show families',
    rename: 'Rename',
    remove: 'Delete',
    removed: 'The search is deleted',
    undo: 'Undo',
    none: 'No search saved yet',
    noneHelp: 'Fill in a search and press “Save this search”. We can tell you when a new family fits.',
    toSearch: 'Go to the search',
    everyone: 'All profiles',
  },
  mr: {
    eyebrow: 'शोध',
    save: 'हा शोध जतन करा',
    name: 'शोधाचे नाव',
    nameHint: 'उदाहरणार्थ: पुण्यातील इंजिनिअर',
    cancel: 'रद्द करा',
    saveButton: 'जतन करा',
    tell: 'नवीन स्थळे कळवा',
    tellHint: 'ई-मेलने. ‘लगेच’ म्हणजे तासाला जास्तीत जास्त एक ई-मेल. प्रत्येक ई-मेलमध्ये ते थांबवण्याची लिंक असते.',
    noAddress: 'तुमचा पडताळलेला ई-मेल आमच्याकडे नाही, म्हणून अजून काही कळवता येत नाही.',
    toContacts: 'तुमचे संपर्क पाहा',
    intro: 'पाचपर्यंत शोध जतन करता येतात; ते पुन्हा भरावे लागत नाहीत.',
    run: 'स्थळे पाहा',
    rename: 'नाव बदला',
    remove: 'काढून टाका',
    removed: 'शोध काढून टाकला आहे',
    undo: 'परत आणा',
    none: 'अजून एकही शोध जतन केलेला नाही',
    noneHelp: 'शोध भरा आणि ‘हा शोध जतन करा’ दाबा. नवीन स्थळ जुळले की आम्ही कळवू शकतो.',
    toSearch: 'शोधाकडे जा',
    everyone: 'सर्व स्थळे',
  },
})

export const tellingWords = catalogue<Record<Telling, string>>({
  en: { NEVER: 'Never', AT_ONCE: 'At once', DAILY: 'Daily', WEEKLY: 'Weekly' },
  mr: { NEVER: 'नको', AT_ONCE: 'लगेच', DAILY: 'रोज', WEEKLY: 'आठवड्याला' },
})
