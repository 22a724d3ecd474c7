import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Language } from '#domain/words/catalogue.ts'
import { LanguageContext } from '#web/ui/language.ts'
import { ActionDialogs } from './ActionDialogs.tsx'
import type { ActionTarget } from './button-set.ts'
import type { OpenedAction } from './use-press.ts'

const member = {
  uuid: '0190a0a0-0000-7000-8000-000000000001',
  first_name: 'Aniket',
  last_name: 'Jadhav',
} as ActionTarget

const opened = (action: OpenedAction, language: Language) =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <QueryClientProvider client={new QueryClient()}>
        <ActionDialogs
          opened={action}
          member={member}
          reason={null}
          busy={null}
          run={async () => null}
          onPress={() => {}}
          onClose={() => {}}
        />
      </QueryClientProvider>
    </LanguageContext>,
  )

it.each(['SEND_INTEREST', 'ACCEPT', 'ACCEPT_AGAIN', 'CONFIRM'] as const)(
  'a family is warned of whoever asks for money before it first speaks to another: %s',
  action => {
    expect(opened(action, 'en')).toContain('Never send money, whatever the reason. If somebody asks, tell us.')
    expect(opened(action, 'mr')).toContain('कधीही पैसे पाठवू नका. कोणी मागितल्यास आम्हाला सांगा.')
  },
)
