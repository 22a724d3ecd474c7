import { IconArrowRight } from '@tabler/icons-react'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LotusRule } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import './about.css'
import { homeWords } from './words.ts'

export function About() {
  const say = homeWords(useLanguage())
  return (
    <section className="band about">
      <div className="wrap">
        <LotusRule />
        <div className="section-head">
          <Eyebrow>आमच्याविषयी</Eyebrow>
          <h2>{say.aboutTitle}</h2>
        </div>
        <p>{say.aboutText}</p>
        <a className="btn qui" href="/about-us">
          {say.aboutMore}
          <Icon of={IconArrowRight} />
        </a>
      </div>
    </section>
  )
}
