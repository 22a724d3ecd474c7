import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import type { Gender } from '#domain/limits.ts'
import { type FamilyAnswer, familyAnswers } from '#domain/relations/family-asks.ts'
import { familyRoleName } from '#domain/words/family-role-names.ts'
import { call } from '#web/api/client.ts'
import { withheldSentence } from '#web/member/parts/withheld-words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './AskedProfile.module.css'
import { familyAsksQuery } from './queries.ts'
import { answerWords, askWords } from './words.ts'

export type Ask = AnswerOf<Calls['familyAsks']>['list'][number]

interface Props {
  ask: string
  profile: Ask['profiles'][number]
  gender: Gender | null
}

/** A profile that was put to the family: everybody's answer, and one's own at a press. */
export function AskedProfile({ ask, profile, gender }: Props) {
  const language = useLanguage()
  const t = askWords(language)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (answer: FamilyAnswer) => call('PUT /family-asks/:ask', { ask, uuid: profile.uuid, answer }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: familyAsksQuery.queryKey })
      toast.success(message)
    },
  })
  const own = profile.answers.find(one => one.is_you === 'Y')?.answer
  return (
    <Card as="li" className={styles.profile}>
      <div className={styles.head}>
        <Carousel
          shape="cell"
          className={styles.photo}
          photos={profile.user_images.map(one => one.image)}
          withheld={withheldSentence(profile.photo_withheld, language)}
          gender={gender}
          of={profile.last_name}
        />
        <div>
          <Link className={styles.name} href={`/profile-view/${profile.uuid}`}>
            {profile.last_name}
          </Link>
          <p className="numeric">{profile.registration_no}</p>
        </div>
      </div>
      <ul className={styles.answers}>
        {profile.answers.map(({ by, is_you, answer }) => (
          <li key={by}>
            <span>{is_you === 'Y' ? t.you : familyRoleName(language, by)}</span>
            <b>{answerWords(language)[answer]}</b>
          </li>
        ))}
        {profile.answers.length === 0 ? <li>{t.nobody}</li> : null}
      </ul>
      <fieldset className={styles.own}>
        <legend className="visually-hidden">{`${t.yourAnswer}: ${profile.last_name}`}</legend>
        {familyAnswers.map(answer => (
          <Button
            key={answer}
            small
            kind={own === answer ? 'chosen' : 'secondary'}
            aria-pressed={own === answer}
            onClick={() => void (isPending || mutate(answer))}
          >
            {answerWords(language)[answer]}
          </Button>
        ))}
      </fieldset>
    </Card>
  )
}
