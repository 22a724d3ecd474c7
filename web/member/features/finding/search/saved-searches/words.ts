import type { Telling } from '#domain/finding/saved-searches.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { cancel, save } from '#web/ui/words.ts'

export const savedWords = catalogue({
  save: ['Save this search', 'हा शोध जतन करा'],
  name: ['Name of the search', 'शोधाचे नाव'],
  nameHint: ['For example: Engineers in Pune', 'उदाहरणार्थ: पुण्यातील इंजिनिअर'],
  cancel,
  saveButton: save,
  tell: ['Tell me about new families', 'नवीन स्थळे कळवा'],
  tellHint: [
    'By email. “At once” is at most one email an hour. Each email has a link that stops it.',
    'ई-मेलने. ‘लगेच’ म्हणजे तासाला जास्तीत जास्त एक ई-मेल. प्रत्येक ई-मेलमध्ये ते थांबवण्याची लिंक असते.',
  ],
  noAddress: [
    'We do not have a verified email address for you, so we cannot inform you yet.',
    'तुमचा पडताळलेला ई-मेल आमच्याकडे नाही, म्हणून अजून काही कळवता येत नाही.',
  ],
  toContacts: ['Look at your contacts', 'तुमचे संपर्क पाहा'],
  intro: [
    'You can save up to five searches, so that you need not fill them in again.',
    'पाचपर्यंत शोध जतन करता येतात; ते पुन्हा भरावे लागत नाहीत.',
  ],
  run: ['Show families', 'स्थळे पाहा'],
  rename: ['Rename', 'नाव बदला'],
  remove: ['Delete', 'काढून टाका'],
  removed: ['The search is deleted', 'शोध काढून टाकला आहे'],
  undo: ['Undo', 'परत आणा'],
  none: ['No search saved yet', 'अजून एकही शोध जतन केलेला नाही'],
  noneHelp: [
    'Fill in a search and press “Save this search”. We can tell you when a new family fits.',
    'शोध भरा आणि ‘हा शोध जतन करा’ दाबा. नवीन स्थळ जुळले की आम्ही कळवू शकतो.',
  ],
  toSearch: ['Go to the search', 'शोधाकडे जा'],
  everyone: ['All profiles', 'सर्व स्थळे'],
})

export const tellingWords = catalogue<Record<Telling, string>>({
  NEVER: ['Never', 'नको'],
  AT_ONCE: ['At once', 'लगेच'],
  DAILY: ['Daily', 'रोज'],
  WEEKLY: ['Weekly', 'आठवड्याला'],
})
