import { IconMapPin } from '@tabler/icons-react'
import type { Story } from '#contract/cms.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import placeholder from '../art/couple-placeholder.svg'
import './story-card.css'
import { storyWords } from './words.ts'

const nameOf = (partner: Story['groom_details']) =>
  [partner.first_name, partner.last_name].filter(Boolean).join(' ') || '-'

function Partner({
  role,
  partner,
  address,
}: {
  role: string
  partner: Story['groom_details']
  address: string | null
}) {
  const say = storyWords(useLanguage())
  return (
    <div className="partner">
      <dt>{role}</dt>
      <dd className="name">{nameOf(partner)}</dd>
      <dd className="reg num">
        <span className="sr">{say.registrationNo} </span>
        {partner.registration_no || '-'}
      </dd>
      <dd className="place">
        <Icon of={IconMapPin} />
        <span className="sr">{say.address} </span>
        {address || '-'}
      </dd>
    </div>
  )
}

export function StoryCard({ story }: { story: Story }) {
  const say = storyWords(useLanguage())
  const { groom_details: groom, bride_details: bride } = story
  return (
    <li className="couple card">
      <img
        src={story.image || placeholder}
        alt={story.image ? say.pictureOf(nameOf(groom), nameOf(bride)) : ''}
        width="400"
        height="300"
        loading="lazy"
        onError={event => {
          event.currentTarget.src = placeholder
        }}
      />
      <dl>
        <Partner role={say.groom} partner={groom} address={story.groom_address} />
        <Partner role={say.bride} partner={bride} address={story.bride_address} />
      </dl>
    </li>
  )
}
