import type { Story } from './hand.ts'
import { actStories } from './stories/acts.ts'
import { carouselStories } from './stories/carousel.ts'
import { choiceStories } from './stories/choices.ts'
import { codeInputStories } from './stories/code-input.ts'
import { comboboxStories } from './stories/combobox.ts'
import { dialogStories } from './stories/dialog.ts'
import { foldStories } from './stories/fold.ts'
import { formStories } from './stories/forms.ts'
import { listSelectStories } from './stories/list-select.ts'
import { menuStories } from './stories/menu.ts'
import { multiChoiceStories } from './stories/multi-choice.ts'
import { tabsStories } from './stories/tabs.ts'
import { toastStories } from './stories/toasts.ts'

export const allStories: Story[] = [
  ...menuStories,
  ...comboboxStories,
  ...listSelectStories,
  ...multiChoiceStories,
  ...tabsStories,
  ...codeInputStories,
  ...toastStories,
  ...dialogStories,
  ...foldStories,
  ...carouselStories,
  ...choiceStories,
  ...actStories,
  ...formStories,
]
