import { call } from '#web/api/client.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useOpenDialog } from '../Dialogs.tsx'
import { usePage } from '../use-page.ts'
import { usePageContent } from '../use-page-content.ts'
import './hero.css'
import { homeWords } from './words.ts'

/** The picture used where no banner can be read. */
const ownBanner = { image: '/banners/green-and-gold.svg', alt: '' }

export function Hero() {
  const say = homeWords(useLanguage())
  const open = useOpenDialog()
  const { content } = usePage()
  const { data, isError } = usePageContent(content.banner, signal => call('GET /banner/random', {}, { signal }))
  // The place stays empty during the call: one picture replaced by another would make the page jump.
  const banner = data?.image ? data : isError || data ? ownBanner : null
  return (
    <section className="hero">
      <div className="wrap">
        <div className="tx">
          <Eyebrow>शुभ विवाह</Eyebrow>
          <h1>{say.headline}</h1>
          <p>{say.lead}</p>
          <div className="cta">
            <button type="button" className="btn pri" data-open="register" onClick={() => open('register')}>
              {say.getStarted}
            </button>
            <a className="btn sec" href="/our-procedure">
              {say.seeProcedure}
            </a>
          </div>
          <ul className="facts num">
            <li>
              <b>{say.years}</b> <span>{say.yearsOf}</span>
            </li>
            <li>
              <b>{say.marriages}</b> <span>{say.marriagesOf}</span>
            </li>
          </ul>
        </div>
        <div className="art">
          {banner ? <img src={banner.image} alt={banner.alt} width="420" height="520" fetchPriority="high" /> : null}
        </div>
      </div>
    </section>
  )
}
