import type { HandlersOf } from '#server/http/handler.ts'
import { presentOptions, presentPlace } from './present.ts'
import type { MasterData } from './queries.ts'

type Lists = 'masterDataList' | 'talukaList' | 'districtList' | 'workLocationList' | 'stateList' | 'countryList'

export function masterDataHandlers(masterData: () => Promise<MasterData>): HandlersOf<Lists> {
  return {
    async masterDataList({ input, language }) {
      return { list: presentOptions(await masterData(), language, input.type, input.nakshatra_id) }
    },
    async talukaList({ language }) {
      const { talukas, districts } = await masterData()
      const districtName = new Map(districts.map(row => [row.id, presentPlace(language, row).name]))
      return talukas.map(row => ({
        ...presentPlace(language, row),
        district_uuid: row.district_id,
        district: districtName.get(row.district_id) ?? '',
      }))
    },
    districtList: async ({ language }) => (await masterData()).districts.map(row => presentPlace(language, row)),
    workLocationList: async ({ language }) =>
      (await masterData()).workLocations.map(row => presentPlace(language, row)),
    stateList: async ({ language }) => (await masterData()).states.map(row => presentPlace(language, row)),
    async countryList({ language }) {
      return (await masterData()).countries.map(row => ({
        ...presentPlace(language, row),
        code: row.code.toLowerCase(),
      }))
    },
  }
}
