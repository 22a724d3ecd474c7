/** The GST codes of the states. A GSTIN begins with the code of its state. */
const codes: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
}

export interface GstState {
  code: string
  name: string
}
export const stateByName = (name: string | null): GstState | null => {
  const code = name === null ? undefined : codes[name]
  return name !== null && code ? { code, name } : null
}
export const stateOfGstin = (gstin: string): GstState => {
  const code = gstin.slice(0, 2)
  const name = Object.entries(codes).find(([, one]) => one === code)?.[0]
  if (!name) throw new Error(`no state has the GST code ${code}`)
  return { code, name }
}

export interface Tax {
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

/**
 * The tax that a fee includes. Within the seller's state it is two equal halves, for the centre and the state; elsewhere it
 * is one sum. Each part is rounded to the paisa, and the rest is the taxable value, so that everything adds up to the fee.
 */
export function taxIn(totalPaise: number, ratePercent: number, isSameState: boolean): Tax {
  const part = (percent: number) => Math.round((totalPaise * percent) / (100 + ratePercent))
  const [cgstPaise, sgstPaise] = isSameState ? [part(ratePercent / 2), part(ratePercent / 2)] : [0, 0]
  const igstPaise = isSameState ? 0 : part(ratePercent)
  return { taxablePaise: totalPaise - cgstPaise - sgstPaise - igstPaise, cgstPaise, sgstPaise, igstPaise }
}
