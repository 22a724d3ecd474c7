import { IconAlertCircle, IconHeart } from '@tabler/icons-react'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Chips } from '#web/ui/Chips.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { RetryView } from '#web/ui/RetryView.tsx'
import { SectionLinks } from '#web/ui/SectionLinks.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import type { SampleProps } from './sample-props.ts'

const kinds = ['primary', 'secondary', 'quiet', 'chosen'] as const

/** The components without keyboard handling of their own, in each of their states. */
export const PlainSample = ({ tell }: SampleProps) => (
  <>
    {kinds.map(kind => (
      <p key={kind}>
        <Button kind={kind}>Send</Button>
        <Button kind={kind} busy>
          Sending
        </Button>
        <Button kind={kind} disabled>
          Sent
        </Button>
        <ButtonLink kind={kind} href="#plain" small>
          Open
        </ButtonLink>
      </p>
    ))}
    <IconButton aria-label="Shortlist" aria-busy="true">
      <Icon of={IconHeart} />
    </IconButton>
    <TextButton>Forgot the password?</TextButton>
    {(['plain', 'good', 'gold', 'warning'] as const).map(tone => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
    <Notice>Waiting for an answer</Notice>
    <Notice kind="bad" icon={IconAlertCircle}>
      The photo was not read
    </Notice>
    <Chips
      label="Chosen"
      remove="remove"
      chips={[{ key: 'pune', text: 'Pune' }]}
      onRemove={chip => tell(`without ${chip.text}`)}
    />
    <Chips label="None chosen" remove="remove" chips={[]} onRemove={() => undefined} />
    <Facts
      facts={[
        ['Height', '5′ 4″'],
        ['Income', '-'],
      ]}
    />
    <TabLinks
      label="Lists"
      current="#sent"
      links={[
        { href: '#received', label: 'Received', count: 3 },
        { href: '#sent', label: 'Sent', count: 0 },
      ]}
    />
    <SectionLinks
      label="Sections"
      current={0}
      onFollow={() => undefined}
      links={[
        { href: '#plain', label: 'Family' },
        { href: '#fields', label: 'Work' },
      ]}
    />
    <Pagination page={1} pages={9} hrefOf={page => `#page-${page}`} onPage={page => tell(`page ${page}`)} />
    <EmptyState>
      <p>Nobody yet</p>
    </EmptyState>
    <RetryView message="Server Not Responding" detail="The line was cut" action="Retry" onRetry={() => tell('again')} />
    <Skeleton />
  </>
)
