import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { passwordWords } from './words.ts'

export function LinkRefused({ message }: { message: string }) {
  const say = passwordWords(useLanguage())
  return (
    <div className="empty" role="alert">
      <Lotus />
      <h1>{say.refused}</h1>
      <p>{message}</p>
      <a className="btn sec" href="/home">
        {say.home}
      </a>
    </div>
  )
}
