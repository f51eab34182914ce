import { styled } from '@mui/material/styles';

type BadgeColor = 'blue' | 'green' | 'red' | 'grey';

const roles = { blue: 'info', green: 'success', red: 'error' } as const;

interface BadgeProps {
  badgeColor: BadgeColor;
}

const Badge = styled('span', { shouldForwardProp: (name) => name !== 'badgeColor' })<BadgeProps>(
  ({ theme, badgeColor }) => ({
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '1px 8px',
    border: '1px solid currentColor',
    borderRadius: 6,
    fontWeight: 600,
    color:
      badgeColor === 'grey'
        ? theme.vars.palette.text.secondary
        : theme.vars.palette[roles[badgeColor]].main,
    '&::before': {
      content: '""',
      width: 6,
      height: 6,
      borderRadius: 3,
      backgroundColor: 'currentColor',
    },
  }),
);

interface StatusBadgeProps {
  color: BadgeColor;
  /** The status, such as `scheduled`; shown with a capital. The word says it, the colour only helps. */
  status: string;
}

/** A status as a word in a coloured frame (section 4). */
export function StatusBadge({ color, status }: StatusBadgeProps) {
  return (
    <Badge badgeColor={color} data-color={color}>
      {status.charAt(0).toUpperCase() + status.slice(1)}
    </Badge>
  );
}
