import { About } from './About.tsx'
import { Assurances } from './Assurances.tsx'
import { Features } from './Features.tsx'
import { FilmSection } from './FilmSection.tsx'
import { Hero } from './Hero.tsx'
import { NewStories } from './NewStories.tsx'

export function Home() {
  return (
    <>
      <Hero />
      <Assurances />
      <About />
      <Features />
      <FilmSection />
      <NewStories />
    </>
  )
}
