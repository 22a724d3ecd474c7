import { rulesOfIssues } from '#contract/issues.ts'
import { contentBodies } from '#contract/site/site-content.ts'
import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Files } from '#server/ports/files.ts'
import { changeForAudit } from './audited-change.ts'
import { factsIn } from './facts.ts'
import { pageHtml } from './markdown.ts'
import { keepPictures, storePictureOrRefuse } from './pictures.ts'
import type { ReadSite } from './published.ts'
import { contentStates, insertVersion, publishedTimes, publishVersion, readBody, versionsOf } from './queries.ts'
import { isOlderThanEnglish, refuseWrongLanguage } from './rules.ts'
import { contentMessages, contentSentences } from './words.ts'

type ContentCalls =
  | 'officeContentList'
  | 'officeContent'
  | 'saveContent'
  | 'publishContent'
  | 'previewText'
  | 'uploadSitePicture'

interface ContentDependencies {
  db: Db
  files: Files
  site: ReadSite
}

const elsewhere = () => new Refusal('changed_elsewhere', { sentence: contentSentences.changedMeanwhile })

export function contentHandlers({ db, files, site }: ContentDependencies): HandlersOf<ContentCalls> {
  return {
    async officeContentList() {
      const times = await publishedTimes(db)
      return {
        list: (await contentStates(db)).map(row => ({
          kind: row.kind,
          language: row.language,
          version: row.version,
          published: row.published ?? 0,
          changed_at: row.at.toISOString(),
          changed_by: row.author ?? '',
          is_older_than_english: isOlderThanEnglish(row, times),
        })),
      }
    },

    async officeContent({ input: { kind, language, version } }) {
      refuseWrongLanguage({ kind, language })
      const versions = await versionsOf(db, { kind, language })
      const newest = versions[0]?.version ?? 0
      const stored = await readBody(db, { kind, language }, version ?? newest)
      if (stored === undefined && version !== undefined) throw new Refusal('not_found')
      const body = contentBodies[kind].safeParse(stored ?? {})
      return {
        version: newest,
        published: versions[0]?.published ?? 0,
        body: body.success ? body.data : contentBodies[kind].parse({}),
        history: versions.map(row => ({
          version: row.version,
          at: row.at.toISOString(),
          by: row.author ?? '',
          is_published: row.version === row.published,
        })),
      }
    },

    async saveContent({ input: { kind, language, version, body }, staff, language: spoken, now, inAct }) {
      const place = { kind, language }
      refuseWrongLanguage(place)
      const parsed = contentBodies[kind].safeParse(body)
      if (!parsed.success) throw new Refusal('bad_input', { fields: rulesOfIssues(parsed.error) })
      const next = { version: version + 1, body: parsed.data, staffId: staff.id, now }
      await inAct(async trx => {
        const was = { version, body: await readBody(trx, place, version) }
        if (!(await insertVersion(trx, place, next))) throw elsewhere()
        await keepPictures(trx, parsed.data)
        return { act: 'content_saved', ...changeForAudit(place, was, next) }
      })
      return { message: contentMessages(spoken).saved, version: next.version }
    },

    async publishContent({ input: { kind, language, version, published }, language: spoken, now, inAct }) {
      const place = { kind, language }
      refuseWrongLanguage(place)
      await inAct(async trx => {
        const body = await readBody(trx, place, version)
        if (body === undefined) throw new Refusal('not_found', { sentence: contentSentences.noSuchVersion })
        const was = { version: published, body: published === 0 ? {} : await readBody(trx, place, published) }
        if (!(await publishVersion(trx, place, { version, from: published, now }))) throw elsewhere()
        return { act: 'content_published', ...changeForAudit(place, was, { version, body }) }
      })
      return { message: contentMessages(spoken).published }
    },

    async previewText({ input: { language, text } }) {
      return { html: pageHtml(text, factsIn(await site(), language)) }
    },

    async uploadSitePicture({ file, language, now, inAct }) {
      const image = await storePictureOrRefuse({ db, files }, file.bytes, now)
      await inAct(async () => ({ act: 'site_picture_added', after: { image } }))
      return { message: contentMessages(language).uploaded, image }
    },
  }
}
