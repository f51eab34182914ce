import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { routeTabAddress, routeTabs } from '../../../contract/routeTabs';
import { signOut } from '../../api/signOut';
import { useAppDispatch } from '../../store/hooks';
import { profileSample } from './profileSample';
import { profileSections, type ProfileSection } from './profileSections';
import { SampleNote } from './SampleNote';

// One row above the section in a narrow window, two on a phone; a column beside it otherwise.
const linksLayout: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  marginInline: { xs: -1.5, md: 0 },
  flexDirection: { md: 'column' },
  // Filling the rows in order would leave the last item alone.
  '@media (max-width: 28rem)': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' },
};

interface SidebarItemProps {
  children: ReactNode;
}

/** A sidebar item; in a row it is as wide as its text. */
function SidebarItem({ children }: SidebarItemProps) {
  return (
    <ListItem disablePadding sx={{ width: { xs: 'auto', md: '100%' } }}>
      {children}
    </ListItem>
  );
}

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

/** The profile sidebar: the person, the sections, Support (which does nothing) and Logout. */
export function ProfileSidebar({ section }: { section: ProfileSection }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const noteId = useId();
  return (
    <Box component="aside" sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      <Person />
      <Box component="nav" aria-label="Profile">
        <List disablePadding sx={linksLayout}>
          {routeTabs[routePaths.profile].names.map((name) => (
            <SidebarItem key={name}>
              <ListItemButton
                component={Link}
                to={routeTabAddress(routePaths.profile, name)}
                selected={name === section}
                {...(name === section ? { 'aria-current': 'page' } : {})}
              >
                {profileSections[name]}
              </ListItemButton>
            </SidebarItem>
          ))}
          <SidebarItem>
            <ListItemButton component="button" aria-describedby={noteId}>
              Support
            </ListItemButton>
          </SidebarItem>
          <SidebarItem>
            <ListItemButton
              component="button"
              onClick={() => {
                dispatch(signOut());
                void navigate(routePaths.signIn);
              }}
            >
              Logout
            </ListItemButton>
          </SidebarItem>
        </List>
      </Box>
      <SampleNote id={noteId}>Support isn't available yet.</SampleNote>
    </Box>
  );
}
