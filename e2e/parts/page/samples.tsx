import type { ComponentType } from 'react'
import { ActsSample, ConfirmSample, CountSample, TableSample } from './ActSamples.tsx'
import { CarouselSample } from './CarouselSample.tsx'
import { SwitchSample, TimeSample, YearSample } from './ChoiceSamples.tsx'
import { CodeInputSample } from './CodeInputSample.tsx'
import { DialogSample } from './DialogSample.tsx'
import { FieldStatesSample } from './FieldStatesSample.tsx'
import { CropSample, FileDropSample, FormSectionSample, TabCountsSample } from './FormSamples.tsx'
import { ComboboxSample, ListSelectSample, MultiChoiceLongSample, MultiChoiceSample } from './ListSamples.tsx'
import { MenuSample } from './MenuSample.tsx'
import { PlainSample } from './PlainSample.tsx'
import { FoldSample, TabsSample } from './SectionSamples.tsx'
import type { SampleProps } from './sample-props.ts'
import { ToastsSample } from './ToastsSample.tsx'

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
