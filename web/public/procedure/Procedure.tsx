import {
  IconAddressBook,
  IconCreditCard,
  IconHeartHandshake,
  IconId,
  IconMailHeart,
  IconMapPin,
  IconSearch,
  IconUserPlus,
} from '@tabler/icons-react'
import { digits } from '#domain/words/digits.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { CallToAction } from '../CallToAction.tsx'
import { useOpenDialog } from '../Dialogs.tsx'
import { PageHead } from '../PageHead.tsx'
import styles from './Procedure.module.css'
import { procedureWords } from './words.ts'

export function Procedure() {
  const language = useLanguage()
  const t = procedureWords(language)
  const open = useOpenDialog()
  const steps = [
    [IconUserPlus, t.register, t.registerText],
    [IconSearch, t.search, t.searchText],
    [IconCreditCard, t.member, t.memberText],
    [IconId, t.detail, t.detailText],
    [IconMailHeart, t.interest, t.interestText],
    [IconAddressBook, t.contacts, t.contactsText],
    [IconHeartHandshake, t.handpicked, t.handpickedText],
    [IconMapPin, t.meet, t.meetText],
  ] as const
  return (
    <>
      <PageHead eyebrow="आठ पावले" title={t.title}>
        {t.lead}
      </PageHead>
      <section className={classNames('wrap', styles.procedure)}>
        <ol>
          {steps.map(([icon, title, text], place) => (
            <Card as="li" key={title}>
              <span className={styles.number} aria-hidden="true">
                {digits(language, place + 1)}
              </span>
              <Icon of={icon} />
              <h2>
                <span className="visually-hidden">{t.step(place + 1)}: </span>
                {title}
              </h2>
              <p>{text}</p>
            </Card>
          ))}
        </ol>
        <CallToAction className={styles.actions}>
          <Button kind="primary" large className={styles.begin} data-open="register" onClick={() => open('register')}>
            {t.begin}
          </Button>
          <ButtonLink large href="/safety">
            {t.advice}
          </ButtonLink>
        </CallToAction>
      </section>
    </>
  )
}
