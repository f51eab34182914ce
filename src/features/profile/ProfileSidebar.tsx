import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { routePartAddress, routeParts } from '../../../contract/routeParts';
import { signedOut } from '../../events/sessionEvents';
import { useAppDispatch } from '../../store/hooks';
import { profileSample } from './profileSample';
import { profileSections, type ProfileSection } from './profileSections';
import { SampleNote } from './SampleNote';

// In one line above the section on a narrow window, in two on a phone; below each other beside it.
const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  margin: theme.spacing(0, -1.5),
  // Filled up line by line, the last of them would stand alone.
  '@media (max-width: 28rem)': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' },
  [theme.breakpoints.up('md')]: { flexDirection: 'column', marginInline: 0 },
  padding: 0,
  listStyle: 'none',
  '& a, & button': {
    ...theme.typography.button,
    display: 'flex',
    justifyContent: 'flex-start',
    alignItems: 'center',
    width: '100%',
    minHeight: 44,
    paddingInline: 12,
    borderRadius: 8,
    fontWeight: 500,
    textAlign: 'start',
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
    '&:hover': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.subtle,
    },
    '&:active': { backgroundColor: theme.vars.palette.divider },
    '&[aria-current="page"]': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.subtle,
    },
  },
}));

function Person() {
  const { name, role, email, phone } = profileSample;
  const initials = name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
        alignItems: 'center',
        gap: 2,
      }}
    >
      <Avatar
        aria-hidden
        sx={{ width: 64, height: 64, bgcolor: 'secondary.main', typography: 'h4' }}
      >
        {initials}
      </Avatar>
      <div>
        <Typography component="h2" variant="h4">
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {role}
        </Typography>
      </div>
      <Typography
        variant="body2"
        component="div"
        sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}
      >
        <div>{email}</div>
        <div>{phone}</div>
      </Typography>
    </Box>
  );
}

/** The sidebar of the profile: the person, the sections, Support, which does nothing, and Logout. */
export function ProfileSidebar({ section }: { section: ProfileSection }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const noteId = useId();
  return (
    <Box component="aside" sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      <Person />
      <Box component="nav" aria-label="Profile">
        <Links>
          {routeParts[routePaths.profile].names.map((name) => (
            <li key={name}>
              <Link
                to={routePartAddress(routePaths.profile, name)}
                {...(name === section ? { 'aria-current': 'page' } : {})}
              >
                {profileSections[name]}
              </Link>
            </li>
          ))}
          <li>
            <Button color="inherit" aria-describedby={noteId}>
              Support
            </Button>
          </li>
          <li>
            <Button
              color="inherit"
              onClick={() => {
                dispatch(signedOut());
                void navigate(routePaths.signIn);
              }}
            >
              Logout
            </Button>
          </li>
        </Links>
      </Box>
      <SampleNote id={noteId}>This profile is sample data. Support leads nowhere yet.</SampleNote>
    </Box>
  );
}
