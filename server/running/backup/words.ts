import { catalogue } from '#domain/words/catalogue.ts'
import type { Sentence } from '#server/http/refusal.ts'

export const copyMessages = catalogue({
  isLive: ['This is now the live site. What waits goes out.', 'आता हेच सुरू असलेले संकेतस्थळ आहे. थांबलेले संदेश पाठवले जातील.'],
  asked: ['It begins within a minute', 'एका मिनिटात सुरू होईल'],
})

export const noBackupFolder: Sentence = {
  en: 'No folder for backups is set. Whoever runs the server sets BACKUP_DIR',
  mr: 'बॅकअपसाठी जागा दिलेली नाही. सर्व्हर सांभाळणाऱ्यांनी BACKUP_DIR द्यावे',
}
