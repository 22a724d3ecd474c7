import { catalogue } from '#domain/words/catalogue.ts'
import { inDevanagari } from '#domain/words/digits.ts'

export const cropWords = catalogue({
  placeFace: [
    'Lists show this part. Drag the photo until the face is in the middle.',
    'यादीत एवढाच भाग दिसतो. चेहरा मधोमध येईल असा फोटो सरकवा.',
  ],
  turn: ['Turn the photo', 'फोटो फिरवा'],
  zoom: ['Zoom', 'मोठा करा'],
  zoomedTo: [(percent: number) => `${percent} percent`, (percent: number) => `${inDevanagari(percent)} टक्के`],
  shape: ['Photo size', 'फोटोचा आकार'],
  shapedTo: [
    (percent: number) => `The width is ${percent} percent of the height`,
    (percent: number) => `रुंदी उंचीच्या ${inDevanagari(percent)} टक्के`,
  ],
})
