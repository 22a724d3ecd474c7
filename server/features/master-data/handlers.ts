import type { Language } from '#domain/words/catalogue.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { type MasterLists, presentLists } from './present.ts'
import type { MasterData } from './queries.ts'

type ListCalls =
  | 'masterDataList'
  | 'talukaList'
  | 'districtList'
  | 'workLocationList'
  | 'birthPlaceList'
  | 'stateList'
  | 'countryList'

export function masterDataHandlers(masterData: () => Promise<MasterData>): HandlersOf<ListCalls> {
  const listsByLanguage = new Map<Language, MasterLists>()
  async function listsIn(language: Language): Promise<MasterLists> {
    const lists = listsByLanguage.get(language) ?? presentLists(await masterData(), language)
    listsByLanguage.set(language, lists)
    return lists
  }
  return {
    masterDataList: async ({ input, language }) => ({
      list: (await listsIn(language)).options(input.type, input.nakshatra_id),
    }),
    talukaList: async ({ language }) => (await listsIn(language)).talukas,
    districtList: async ({ language }) => (await listsIn(language)).districts,
    workLocationList: async ({ language }) => (await listsIn(language)).workLocations,
    birthPlaceList: async ({ language }) => (await listsIn(language)).birthPlaces,
    stateList: async ({ language }) => (await listsIn(language)).states,
    countryList: async ({ language }) => (await listsIn(language)).countries,
  }
}
