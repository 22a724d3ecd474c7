import { webAddress } from '#domain/web-address.ts'

type VideoSource =
  | { kind: 'youtube'; embed: string; watch: string }
  | { kind: 'file'; src: string }
  | { kind: 'broken' }

const youtubeHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]
const videoId = /^[\w-]{6,20}$/

function youtubeIdOf(address: URL): string | null {
  if (address.hostname === 'youtu.be') return address.pathname.slice(1)
  if (!youtubeHosts.includes(address.hostname)) return null
  const [, kind = '', id = ''] = address.pathname.split('/')
  if (kind === 'watch') return address.searchParams.get('v')
  return ['embed', 'shorts', 'live', 'v'].includes(kind) ? id : null
}

/** Decides how a video link is shown. A link that only pretends to be YouTube is `broken`. */
export function videoSource(link: string): VideoSource {
  // The base lets the bare path of a file of this site parse; only the path is used.
  const address = webAddress(link, 'https://here.invalid')
  if (!address) return { kind: 'broken' }
  if (link.includes('youtube') || address.hostname === 'youtu.be') {
    const id = youtubeIdOf(address)
    if (!id || !videoId.test(id)) return { kind: 'broken' }
    return {
      kind: 'youtube',
      embed: `https://www.youtube-nocookie.com/embed/${id}`,
      watch: `https://www.youtube.com/watch?v=${id}`,
    }
  }
  return { kind: 'file', src: address.hostname === 'here.invalid' ? address.pathname + address.search : address.href }
}
