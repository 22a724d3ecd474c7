/**
 * Outline icons on a grid of 24. Decoration beside words: hidden from screen readers, never the only label. One long list,
 * so that a drawing is looked for in one place before another is made.
 */
interface IconProps {
  className?: string
}

function Outline({ className, paths }: IconProps & { paths: readonly string[] }) {
  return (
    <svg
      className={className ? `ic ${className}` : 'ic'}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths.map(d => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}

const circle = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0'
const heart = 'M19.5 12.572l-7.5 7.428l-7.5 -7.428a5 5 0 1 1 7.5 -6.566a5 5 0 1 1 7.5 6.572'
const tick = 'M9 12l2 2l4 -4'
const frame = 'M3 7a4 4 0 0 1 4 -4h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10a4 4 0 0 1 -4 -4l0 -10'

export const AlertIcon = (props: IconProps) => <Outline {...props} paths={[circle, 'M12 8v4', 'M12 16h.01']} />
export const BackIcon = (props: IconProps) => <Outline {...props} paths={['M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6']} />
export const BellIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2 -3v-3a7 7 0 0 1 4 -6',
      'M9 17v1a3 3 0 0 0 6 0v-1',
    ]}
  />
)
export const BookmarkIcon = (props: IconProps) => (
  <Outline {...props} paths={['M18 7v14l-6 -4l-6 4v-14a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4']} />
)
export const CalendarTickIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M11.5 21h-5.5a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v6',
      'M16 3v4',
      'M8 3v4',
      'M4 11h16',
      'M15 19l2 2l4 -4',
    ]}
  />
)
export const CheckedIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M5 7.2a2.2 2.2 0 0 1 2.2 -2.2h1a2.2 2.2 0 0 0 1.55 -.64l.7 -.7a2.2 2.2 0 0 1 3.12 0l.7 .7c.412 .41 .97 .64 1.55 .64h1a2.2 2.2 0 0 1 2.2 2.2v1c0 .58 .23 1.138 .64 1.55l.7 .7a2.2 2.2 0 0 1 0 3.12l-.7 .7a2.2 2.2 0 0 0 -.64 1.55v1a2.2 2.2 0 0 1 -2.2 2.2h-1a2.2 2.2 0 0 0 -1.55 .64l-.7 .7a2.2 2.2 0 0 1 -3.12 0l-.7 -.7a2.2 2.2 0 0 0 -1.55 -.64h-1a2.2 2.2 0 0 1 -2.2 -2.2v-1a2.2 2.2 0 0 0 -.64 -1.55l-.7 -.7a2.2 2.2 0 0 1 0 -3.12l.7 -.7a2.2 2.2 0 0 0 .64 -1.55v-1',
      tick,
    ]}
  />
)
export const ClockBackIcon = (props: IconProps) => (
  <Outline {...props} paths={['M12 8l0 4l2 2', 'M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5']} />
)
export const CloseIcon = (props: IconProps) => <Outline {...props} paths={['M18 6l-12 12', 'M6 6l12 12']} />
export const ContactBookIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M20 6v12a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2',
      'M10 16h6',
      'M11 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
      'M4 8h3',
      'M4 12h3',
      'M4 16h3',
    ]}
  />
)
export const DownIcon = (props: IconProps) => <Outline {...props} paths={['M6 9l6 6l6 -6']} />
export const EyeOffIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M10.6 10.6a2 2 0 0 0 2.8 2.8',
      'M16.7 16.7a8.7 8.7 0 0 1 -4.7 1.3c-3.6 0 -6.6 -2 -9 -6c1.3 -2.1 2.7 -3.7 4.3 -4.7m2.9 -1.1a9 9 0 0 1 1.8 -.2c3.6 0 6.6 2 9 6c-.7 1.1 -1.4 2.1 -2.1 2.9',
      'M3 3l18 18',
    ]}
  />
)
export const EyeIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
      'M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6',
    ]}
  />
)
export const FacebookIcon = (props: IconProps) => (
  <Outline {...props} paths={['M7 10v4h3v7h4v-7h3l1 -4h-4v-2a1 1 0 0 1 1 -1h3v-4h-3a5 5 0 0 0 -5 5v2h-3']} />
)
export const ForwardIcon = (props: IconProps) => (
  <Outline {...props} paths={['M5 12l14 0', 'M13 18l6 -6', 'M13 6l6 6']} />
)
export const HandshakeIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      heart,
      'M12 6l-3.293 3.293a1 1 0 0 0 0 1.414l.543 .543c.69 .69 1.81 .69 2.5 0l1 -1a3.182 3.182 0 0 1 4.5 0l2.25 2.25',
      'M12.5 15.5l2 2',
      'M15 13l2 2',
    ]}
  />
)
export const HeartIcon = (props: IconProps) => <Outline {...props} paths={[heart]} />
export const HomeIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M5 12l-2 0l9 -9l9 9l-2 0',
      'M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7',
      'M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6',
    ]}
  />
)
export const IdCardIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M3 7a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v10a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3l0 -10',
      'M7 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
      'M15 8l2 0',
      'M15 12l2 0',
      'M7 16l10 0',
    ]}
  />
)
export const InfoIcon = (props: IconProps) => <Outline {...props} paths={[circle, 'M12 9h.01', 'M11 12h1v4h1']} />
export const InstagramIcon = (props: IconProps) => (
  <Outline {...props} paths={[frame, 'M8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 0 0 -7 0', 'M17 7v.01']} />
)
export const LinkedinIcon = (props: IconProps) => (
  <Outline {...props} paths={['M8 11v5', 'M8 8v.01', 'M12 16v-5', 'M16 16v-3a2 2 0 1 0 -4 0', frame]} />
)
export const LockIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6',
      'M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0',
      'M8 11v-4a4 4 0 1 1 8 0v4',
    ]}
  />
)
export const MailIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={['M3 8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3z', 'M3.5 7.5l8.5 6l8.5 -6']}
  />
)
export const MailHeartIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M10.5 19h-5.5a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v4',
      'M3 7l9 6l2.983 -1.989l6.017 -4.011',
      'M18 22l3.35 -3.284a2.143 2.143 0 0 0 .005 -3.071a2.242 2.242 0 0 0 -3.129 -.006l-.224 .22l-.223 -.22a2.242 2.242 0 0 0 -3.128 -.006a2.143 2.143 0 0 0 -.006 3.071l3.355 3.296',
    ]}
  />
)
export const MenuIcon = (props: IconProps) => <Outline {...props} paths={['M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0']} />
export const MoreIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
      'M11 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
      'M11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
    ]}
  />
)
export const NextIcon = (props: IconProps) => <Outline {...props} paths={['M9 6l6 6l-6 6']} />
export const PhoneIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M6.5 3h2.5l2 5l-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7 -2.3l5 2v2.5a3 3 0 0 1 -3 3a15.5 15.5 0 0 1 -14.5 -14.5a3 3 0 0 1 3 -3z',
    ]}
  />
)
export const PictureIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M15 8h.01',
      'M3 6a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-12',
      'M3 16l5 -5c.928 -.893 2.072 -.893 3 0l5 5',
      'M14 14l1 -1c.928 -.893 2.072 -.893 3 0l3 3',
    ]}
  />
)
export const PinIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M12 21c-4.5 -4.4 -7 -7.7 -7 -11a7 7 0 0 1 14 0c0 3.3 -2.5 6.6 -7 11z',
      'M9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
    ]}
  />
)
export const PlanIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M3 8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3z',
      'M3 10h18',
      'M7 15h3',
      'M14 15l1.5 1.5l2.5 -3',
    ]}
  />
)
export const PlayIcon = (props: IconProps) => <Outline {...props} paths={['M7 4v16l13 -8l-13 -8']} />
export const PrevIcon = (props: IconProps) => <Outline {...props} paths={['M15 6l-6 6l6 6']} />
export const RegisterIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={['M6 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0', 'M4 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 2 .5', 'M18 14v6', 'M15 17h6']}
  />
)
export const RetryIcon = (props: IconProps) => (
  <Outline {...props} paths={['M20 12a8 8 0 1 1 -2.5 -5.8', 'M18 2.5v4h-4']} />
)
export const SearchIcon = (props: IconProps) => (
  <Outline {...props} paths={['M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', 'M21 21l-6 -6']} />
)
export const SendIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={['M10 14l11 -11', 'M21 3l-6.5 18a.55 .55 0 0 1 -1 0l-3.5 -7l-7 -3.5a.55 .55 0 0 1 0 -1l18 -6.5']}
  />
)
export const ShieldIcon = (props: IconProps) => (
  <Outline {...props} paths={['M12 3l7.5 3v5c0 4.7 -2.8 8 -7.5 10c-4.7 -2 -7.5 -5.3 -7.5 -10v-5z', tick]} />
)
export const TickIcon = (props: IconProps) => <Outline {...props} paths={['M5 12l5 5l10 -10']} />
export const TickCircleIcon = (props: IconProps) => <Outline {...props} paths={[circle, tick]} />
export const UserIcon = (props: IconProps) => (
  <Outline {...props} paths={['M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0', 'M6 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2']} />
)
export const UsersIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
      'M3 21v-2a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4v2',
      'M16 3.13a4 4 0 0 1 0 7.75',
      'M21 21v-2a4 4 0 0 0 -3 -3.85',
    ]}
  />
)
export const XIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={['M4 4l11.733 16h4.267l-11.733 -16l-4.267 0', 'M4 20l6.768 -6.768m2.46 -2.46l6.772 -6.772']}
  />
)
export const CopyIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M8 10a2 2 0 0 1 2 -2h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2z',
      'M16 8v-2a2 2 0 0 0 -2 -2h-8a2 2 0 0 0 -2 2v8a2 2 0 0 0 2 2h2',
    ]}
  />
)
export const LanguageIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={['M4 5h7', 'M9 3v2c0 4.4 -2.2 8 -5 8', 'M5 9c0 2.1 3 4 6.7 4', 'M12 20l4 -9l4 9', 'M19.1 18h-6.2']}
  />
)
export const LogoutIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M14 8v-2a2 2 0 0 0 -2 -2h-7a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2 -2v-2',
      'M9 12h12l-3 -3',
      'M18 15l3 -3',
    ]}
  />
)
export const SettingsIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M14 6a2 2 0 1 0 -4 0a2 2 0 1 0 4 0',
      'M4 6h6',
      'M14 6h6',
      'M10 12a2 2 0 1 0 -4 0a2 2 0 1 0 4 0',
      'M4 12h2',
      'M10 12h10',
      'M19 18a2 2 0 1 0 -4 0a2 2 0 1 0 4 0',
      'M4 18h11',
      'M19 18h1',
    ]}
  />
)
export const BanIcon = (props: IconProps) => <Outline {...props} paths={[circle, 'M5.7 5.7l12.6 12.6']} />
export const DownloadIcon = (props: IconProps) => (
  <Outline {...props} paths={['M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2', 'M7 11l5 5l5 -5', 'M12 4v12']} />
)
export const FlagIcon = (props: IconProps) => (
  <Outline {...props} paths={['M5 5a5 5 0 0 1 7 0a5 5 0 0 0 7 0v9a5 5 0 0 1 -7 0a5 5 0 0 0 -7 0v-9', 'M5 21v-7']} />
)
export const MessageIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M8 9h8',
      'M8 13h6',
      'M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-5l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12',
    ]}
  />
)
export const ShareIcon = (props: IconProps) => (
  <Outline
    {...props}
    paths={[
      'M3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
      'M15 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
      'M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
      'M8.7 10.7l6.6 -3.4',
      'M8.7 13.3l6.6 3.4',
    ]}
  />
)
