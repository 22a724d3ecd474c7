import { useId } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import { publicWords } from './public-words.ts'
import styles from './SubFooter.module.css'

/** Shown to visitors only. */
export function SubFooter({ onOpen }: { onOpen: (dialog: 'footer-login' | 'register') => void }) {
  const t = publicWords(useLanguage())
  const title = useId()
  return (
    <section className={styles.invitation} aria-labelledby={title}>
      <div className={classNames('wrap', styles.inside)}>
        <h2 id={title}>{t.invitation}</h2>
        <div className={styles.doors}>
          <Button large wide className={styles.register} data-open="register" onClick={() => onOpen('register')}>
            {t.register}
          </Button>
          <p>
            {t.registeredAlready}{' '}
            <button
              type="button"
              className={styles.login}
              data-open="footer-login"
              onClick={() => onOpen('footer-login')}
            >
              {t.login}
            </button>
          </p>
        </div>
      </div>
    </section>
  )
}
