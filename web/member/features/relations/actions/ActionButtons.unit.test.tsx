import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ActionButtons } from './ActionButtons.tsx'
import type { Shape } from './arrange.ts'
import type { ButtonSet } from './button-set.ts'

/** Which buttons are filled with red: the next step, and a contact that was opened. */
function redOf(buttons: ButtonSet['buttons'], shape: Shape): number {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ActionButtons
        set={{ buttons, menu: [] }}
        shape={shape}
        isReady={() => true}
        onPress={() => {}}
        busy={null}
        isAsking={false}
        surname="Jadhav"
        interestFrom={null}
        isContactSeen
        isInterestSent={false}
        isReported={false}
        isBlocked={false}
        isReminded={false}
        waitsForCandidate={false}
        askedAt={null}
      />
    </QueryClientProvider>,
  )
  return [...html.matchAll(/data-kind="(?:primary|chosen)"/g)].length
}

it('one button alone is red, also where the contact of a received interest was opened', () => {
  for (const shape of ['card', 'calm', 'profile', 'bar', 'face'] as const) {
    expect(redOf(['ACCEPT', 'REJECT', 'VIEW_CONTACT'], shape)).toBe(1)
    expect(redOf(['VIEW_CONTACT', 'DOWNLOAD_PROFILE'], shape)).toBe(1)
  }
})
