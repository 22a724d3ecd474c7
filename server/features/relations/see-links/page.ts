import { escapeHtml } from '#domain/escape-html.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { type FamilyMark, familyMarks } from '#domain/relations/family-notes.ts'
import { seeAnswerLength } from '#domain/relations/see-links.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { charactersPerLetter } from '#domain/words/letters.ts'
import { linkTo, oneButton, paragraph } from '#server/http/plain-page.ts'
import type { ShownBiodata } from './shown-biodata.ts'
import { seePageWords } from './words.ts'

/** The way to the other language. It is a link, because the page has no scripts. */
const otherLanguage = (language: Language): string =>
  language === 'en'
    ? `<p lang="mr">${linkTo('?language=mr', 'मराठीत वाचा')}</p>`
    : `<p lang="en">${linkTo('?language=en', 'Read in English')}</p>`

/** What a messenger's preview and everybody else sees first: no name and no fact. */
export function coverPage(language: Language, expiresAt: Date): string {
  const t = seePageWords(language)
  const until = t.until(formatLongDay(expiresAt.toISOString(), language))
  return [otherLanguage(language), paragraph(t.whatThisIs), oneButton(t.open), paragraph(until)].join('')
}

export interface Answered {
  mark: FamilyMark | null
  note: string
  /** A sentence about what became of it, or null before anything was sent. */
  said: string | null
}

export function biodataPage(language: Language, shown: ShownBiodata, answered: Answered, expiresAt: Date): string {
  const t = seePageWords(language)
  const photos = shown.photos.map(
    bytes => `<img src="data:image/webp;base64,${bytes.toString('base64')}" alt="${escapeHtml(t.photo)}">`,
  )
  const sections = shown.sections.map(
    ({ title, rows }) =>
      `<h2>${escapeHtml(title)}</h2><dl>${rows
        .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`)
        .join('')}</dl>`,
  )
  return [
    answered.said === null ? '' : `<p role="status"><b>${escapeHtml(answered.said)}</b></p>`,
    otherLanguage(language),
    ...photos,
    ...sections,
    answerForm(language, answered),
    paragraph(t.until(formatLongDay(expiresAt.toISOString(), language))),
    paragraph(t.registered(shown.registrationNo)),
    linkTo('/home', t.whoWeAre),
  ].join('')
}

function answerForm(language: Language, { mark, note }: Answered): string {
  const t = seePageWords(language)
  const choices = familyMarks.map(
    one =>
      `<label><input type="radio" name="mark" value="${one}" required${one === mark ? ' checked' : ''}>${escapeHtml(t[one])}</label>`,
  )
  return [
    `<form method="post"><fieldset><legend>${escapeHtml(t.question)}</legend>${choices.join('')}`,
    `<label>${escapeHtml(t.line)}<input type="text" name="note" maxlength="${seeAnswerLength * charactersPerLetter}" value="${escapeHtml(note)}"></label>`,
    `</fieldset><button name="act" value="answer">${escapeHtml(t.send)}</button></form>`,
    paragraph(t.whoReads),
  ].join('')
}
