import { About } from './About.tsx'
import { Assurances } from './Assurances.tsx'
import { Features } from './Features.tsx'
import { Film } from './Film.tsx'
import { Hero } from './Hero.tsx'
import { NewStories } from './NewStories.tsx'

export function Home() {
  return (
    <>
      <Hero />
      <Assurances />
      <About />
      <Features />
      <Film />
      <NewStories />
    </>
  )
}
