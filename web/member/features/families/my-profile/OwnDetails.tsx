import { IconChevronDown, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useMemo, useRef } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { fieldLabel } from '#contract/field-words.ts'
import { fieldGroups, isLongField, isProfilePath } from '#contract/profile-fields.ts'
import { expectationListNames } from '#contract/site/choice-lists.ts'
import { missing } from '#domain/format/missing.ts'
import { fullName } from '#domain/format/name.ts'
import { FieldValue } from '#web/profile-form/FieldValue.tsx'
import {
  expectationPaths,
  type FormPath,
  horoscopePaths,
  personalPaths,
  propertiesPath,
  relativesPath,
  siblingsPath,
  wishPath,
} from '#web/profile-form/profile-form.ts'
import { formOf } from '#web/profile-form/wire.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './OwnDetails.module.css'
import { OwnSiblings } from './OwnSiblings.tsx'
import { useOfflineBiodata } from './use-offline-biodata.ts'
import { myProfileWords } from './words.ts'

const longLists: readonly FormPath[] = ['expectation.occupation_other_expectations', relativesPath, propertiesPath]
/** Whether a value needs a whole row. */
const isLong = (path: FormPath) => (isProfilePath(path) ? isLongField(path) : longLists.includes(path))

interface PartProps {
  title: string
  /** The field at which editing begins. */
  from: FormPath
  isOpen?: boolean
  children: ReactNode
}

/** A fold of the browser's own: what is folded stays in the page, for the search in it and for the offline biodata. */
export function Part({ title, from, isOpen, children }: PartProps) {
  const t = myProfileWords(useLanguage())
  return (
    <Card as="section">
      <details open={isOpen}>
        <summary className={classNames('apart', styles.head)}>
          <h2>{title}</h2>
          <Icon of={IconChevronDown} />
        </summary>
        <div className={styles.part}>
          <ButtonLink small href={`/edit-profile#${from}`} aria-label={`${t.edit}: ${title}`}>
            <Icon of={IconPencil} />
            {t.edit}
          </ButtonLink>
          {children}
        </div>
      </details>
    </Card>
  )
}

/** Stands where nothing was told yet. */
function Add({ path }: { path: FormPath }) {
  const language = useLanguage()
  const { add } = myProfileWords(language)
  return (
    <>
      {missing}{' '}
      <Link className={styles.add} href={`/edit-profile#${path}`} aria-label={`${add}: ${fieldLabel(language, path)}`}>
        {add}
      </Link>
    </>
  )
}

/** The member's own details in three parts. A member sees all of them, with or without a plan. */
export function OwnDetails({ member }: { member: CurrentMember }) {
  const language = useLanguage()
  const t = myProfileWords(language)
  const form = useMemo(() => formOf(member), [member])
  const facts = (paths: readonly FormPath[]) => (
    <Facts
      className={styles.facts}
      facts={paths.map(path => [
        fieldLabel(language, path),
        form[path].length > 0 ? <FieldValue key={path} path={path} form={form} /> : <Add key={path} path={path} />,
        isLong(path) ? 'across' : undefined,
      ])}
    />
  )
  const details = useRef<HTMLDivElement>(null)
  useOfflineBiodata(details, fullName(member))
  return (
    <div ref={details} className={styles.details}>
      <Part title={t.personal} from="first_name" isOpen>
        {facts(personalPaths)}
        <h3>{t.patrika}</h3>
        {facts(horoscopePaths)}
      </Part>
      <Part title={t.family} from="family_details.father_occuption">
        {facts([...fieldGroups.parents, ...fieldGroups.mama])}
        <h3>{t.siblings}</h3>
        {form[siblingsPath].length > 0 ? <OwnSiblings siblings={form[siblingsPath]} /> : <Add path={siblingsPath} />}
        <h3>{t.relativesAndProperties}</h3>
        {facts([relativesPath, propertiesPath])}
        <h3>{t.residence}</h3>
        {facts(fieldGroups.residence)}
      </Part>
      <Part title={t.expectations} from="expectation.patrika_match">
        {facts([...expectationPaths, ...expectationListNames.map(wishPath)])}
      </Part>
    </div>
  )
}
