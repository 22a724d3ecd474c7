import type { FastifyInstance } from 'fastify'
import type { SiteIdentity } from '#contract/site/cms.ts'
import type { Printer, SitePicture } from '#server/features/shared/printing/printer.ts'
import { pictureAddress, pictureFile } from '#server/features/shared/site-content/pictures.ts'
import type { Files } from '#server/ports/files.ts'

/** The pictures that stand for the site elsewhere: in tabs, on home screens, beside shared links. */
const pictures: Readonly<Record<string, SitePicture>> = {
  '/favicon.svg': { format: 'svg', of: 'icon' },
  '/icons/icon-192.png': { format: 'png', of: 'icon', pixels: 192 },
  '/icons/icon-512.png': { format: 'png', of: 'icon', pixels: 512 },
  '/icons/apple-touch-icon.png': { format: 'png', of: 'icon', pixels: 180 },
  '/icons/share.jpg': { format: 'jpg', of: 'share' },
}
const types = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' } as const

interface PictureOptions {
  printer: Printer
  files: Files
  identity: () => Promise<SiteIdentity>
}

/** Draws each of them from the provider's name and logo. Each is drawn once, until one of the two is another. */
export function serveSiteFace(app: FastifyInstance, { printer, files, identity }: PictureOptions): void {
  const drawn = new Map<string, { face: string; bytes: Promise<Buffer> }>()

  async function draw(picture: SitePicture, { name_en, name_mr, motto, logo }: SiteIdentity): Promise<Buffer> {
    const stored = logo.startsWith(pictureAddress)
      ? await files.get(pictureFile(logo.slice(pictureAddress.length)))
      : null
    const face = { names: { en: name_en, mr: name_mr }, motto }
    return printer.queued(
      'site',
      async () => (await printer.print({ kind: 'site', picture, face, logo: stored })).bytes,
    )
  }

  for (const [path, picture] of Object.entries(pictures))
    app.get(path, async (_request, reply) => {
      const site = await identity()
      const face = JSON.stringify([site.name_en, site.name_mr, site.motto, site.logo])
      const cached = drawn.get(path)
      const bytes = cached?.face === face ? cached.bytes : draw(picture, site)
      drawn.set(path, { face, bytes })
      bytes.catch(() => drawn.delete(path))
      return reply
        .type(types[picture.format])
        .header('cache-control', 'public, max-age=3600')
        .send(await bytes)
    })
}
