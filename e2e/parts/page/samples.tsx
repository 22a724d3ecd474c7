import type { ComponentType } from 'react'
import { Carousel } from '#web/ui/photos/Carousel.tsx'
import bride from '#web/ui/portrait-bride.svg'
import groom from '#web/ui/portrait-groom.svg'
import { ActsSample, ConfirmSample, CountSample, TableSample } from './ActSamples.tsx'
import { SwitchSample, TimeSample, YearSample } from './ChoiceSamples.tsx'
import { CodeInputSample } from './CodeInputSample.tsx'
import { DialogSample } from './DialogSample.tsx'
import { FieldStatesSample } from './FieldStatesSample.tsx'
import { CropSample, FileDropSample, FormSectionSample, TabCountsSample } from './FormSamples.tsx'
import { ComboboxSample, ListSelectSample, MultiChoiceLongSample, MultiChoiceSample } from './ListSamples.tsx'
import { MenuSample } from './MenuSample.tsx'
import { PlainSample } from './PlainSample.tsx'
import styles from './page.module.css'
import { FoldSample, TabsSample } from './SectionSamples.tsx'
import type { SampleProps } from './sample-props.ts'
import { ToastsSample } from './ToastsSample.tsx'

const CarouselSample = () => (
  <div className={styles.frame}>
    <Carousel photos={[bride, groom, `${bride}?third`]} gender="F" of="Kale" />
  </div>
)

export const samples: Record<string, ComponentType<SampleProps>> = {
  menu: MenuSample,
  combobox: ComboboxSample,
  'list-select': ListSelectSample,
  'multi-choice': MultiChoiceSample,
  'multi-choice-long': MultiChoiceLongSample,
  tabs: TabsSample,
  'code-input': CodeInputSample,
  toasts: ToastsSample,
  dialog: DialogSample,
  fold: FoldSample,
  carousel: CarouselSample,
  year: YearSample,
  time: TimeSample,
  switch: SwitchSample,
  'file-drop': FileDropSample,
  crop: CropSample,
  table: TableSample,
  confirm: ConfirmSample,
  acts: ActsSample,
  count: CountSample,
  'tab-counts': TabCountsSample,
  'form-section': FormSectionSample,
  plain: PlainSample,
  'field-states': FieldStatesSample,
}
