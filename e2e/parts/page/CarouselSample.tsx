import { Carousel } from '#web/ui/photos/Carousel.tsx'
import bride from '#web/ui/portrait-bride.svg'
import groom from '#web/ui/portrait-groom.svg'
import styles from './page.module.css'

export const CarouselSample = () => (
  <div className={styles.frame}>
    <Carousel photos={[bride, groom, `${bride}?third`]} gender="F" of="Kale" />
  </div>
)
