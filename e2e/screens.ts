export const phoneScreen = { width: 360, height: 780 }
export const deskScreen = { width: 1280, height: 800 }
