import type { Language } from '#domain/words/catalogue.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { type MasterLists, presentLists } from './present.ts'
import type { MasterData, ReadMasterData } from './queries.ts'

type ListCalls =
  | 'masterDataList'
  | 'talukaList'
  | 'districtList'
  | 'workLocationList'
  | 'birthPlaceList'
  | 'stateList'
  | 'countryList'

export function masterDataHandlers(masterData: ReadMasterData): HandlersOf<ListCalls> {
  const listsByData = new WeakMap<MasterData, Map<Language, MasterLists>>()
  async function listsIn(language: Language): Promise<MasterLists> {
    const data = await masterData()
    const byLanguage = listsByData.get(data) ?? new Map<Language, MasterLists>()
    const lists = byLanguage.get(language) ?? presentLists(data, language)
    listsByData.set(data, byLanguage.set(language, lists))
    return lists
  }
  return {
    async masterDataList({ input, language }) {
      const lists = await listsIn(language)
      return { list: lists.options(input.type, input.nakshatra_id), retired: lists.retired(input.type) }
    },
    talukaList: async ({ language }) => (await listsIn(language)).talukas,
    districtList: async ({ language }) => (await listsIn(language)).districts,
    workLocationList: async ({ language }) => (await listsIn(language)).workLocations,
    birthPlaceList: async ({ language }) => (await listsIn(language)).birthPlaces,
    stateList: async ({ language }) => (await listsIn(language)).states,
    countryList: async ({ language }) => (await listsIn(language)).countries,
  }
}
