import { catalogue } from '#domain/words/catalogue.ts'

export const copyMessages = catalogue({
  isLive: ['This is now the live site. What waits goes out.', 'आता हेच सुरू असलेले संकेतस्थळ आहे. थांबलेले संदेश पाठवले जातील.'],
})
