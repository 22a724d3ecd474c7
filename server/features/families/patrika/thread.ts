import { type BirthInput, birthChart } from '#domain/kundali/patrika/birth-chart.ts'
import { answerJobs } from '#server/ports/answer-jobs.ts'

// This thread computes the charts of many members, so that no request waits for the sky.
answerJobs((births: BirthInput[]) => births.map(birthChart))
