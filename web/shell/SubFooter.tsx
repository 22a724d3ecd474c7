import { useId } from 'react'
import { useLanguage } from '#web/ui/language.ts'
import { publicWords } from './public-words.ts'

/** Shown to visitors only. */
export function SubFooter({ onOpen }: { onOpen: (dialog: 'footer-login' | 'register') => void }) {
  const say = publicWords(useLanguage())
  const title = useId()
  return (
    <section className="sub" aria-labelledby={title}>
      <div className="wrap">
        <h2 id={title}>{say.invitation}</h2>
        <div className="doors">
          <button type="button" className="btn" data-open="register" onClick={() => onOpen('register')}>
            {say.register}
          </button>
          <p>
            {say.registeredAlready}{' '}
            <button type="button" className="link" data-open="footer-login" onClick={() => onOpen('footer-login')}>
              {say.login}
            </button>
          </p>
        </div>
      </div>
    </section>
  )
}
