import { findName, indexNames } from '../names.ts'
import { type Habit, readAs, wholeOf } from '../reading.ts'

const genders = indexNames([
  ['F', ['female', 'f', 'girl', 'bride', 'woman', 'स्त्री', 'मुलगी', 'वधू', 'महिला', 'stri', 'mulgi']],
  ['M', ['male', 'm', 'boy', 'groom', 'man', 'पुरुष', 'मुलगा', 'वर', 'purush', 'mulga']],
])

export const gender: Habit = {
  labels: ['gender', 'sex', 'लिंग', 'ling', 'मुलगा मुलगी', 'वधू वर', 'bride groom'],
  read: piece => {
    const found = findName(piece.plain, genders)
    return found ? [readAs('gender', wholeOf(piece), found.value)] : []
  },
}

const brideWords = [
  'bride',
  'girl',
  'daughter',
  'मुलगी',
  'मुलीची',
  'मुलीचा',
  'मुलीचे',
  'मुलीसाठी',
  'वधू',
  'वधूची',
  'वधूचा',
  'कन्या',
]
const groomWords = ['groom', 'boy', 'son', 'मुलगा', 'मुलाची', 'मुलाचा', 'मुलाचे', 'मुलासाठी', 'वराची', 'वराचा']
/** Words in headings and free lines that say whose biodata it is: "वधू परिचय", "BIODATA OF GROOM". */
export const gendersInHeadings = indexNames([
  ['F', [...brideWords, 'mulgi', 'mulichi', 'mulicha', 'vadhu']],
  ['M', [...groomWords, 'mulga', 'mulachi', 'mulacha']],
])
