import { expect, test } from 'vitest'
import { videoSource } from './video.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
])('%s is embedded without cookies', link => {
  expect(videoSource(link)).toMatchObject({
    kind: 'youtube',
    embed: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  })
})

test.each(['https://videos.example/film.mp4', '/film/about-us.webm'])('%s is a plain video', link => {
  expect(videoSource(link)).toEqual({ kind: 'file', src: link })
})

test.each([
  'javascript:alert("youtube")',
  'https://evil.example/youtube/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=../../evil',
  'https://www.youtube.com/watch',
  'data:video/mp4;base64,AAAA',
])('%s is shown in no way', link => {
  expect(videoSource(link)).toEqual({ kind: 'broken' })
})
