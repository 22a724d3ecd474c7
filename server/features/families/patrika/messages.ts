import type { BirthChart, ToldBirth } from '#domain/kundali/patrika/birth-chart.ts'

export interface ToThread {
  number: number
  births: ToldBirth[]
}
export interface FromThread {
  number: number
  charts: BirthChart[]
}
