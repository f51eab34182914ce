import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { signedOut } from '../../events/sessionEvents';
import { selectIsSignedIn } from '../../features/auth/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { CloseIcon, MenuIcon } from '../../ui/icons';
import { PageContainer } from '../../ui/PageContainer';
import { PreloadLink } from '../../ui/PreloadLink';
import { BrandLink } from './BrandLink';
import { useDisclosure } from './useDisclosure';

const narrow = '@media (max-width: 899.95px)';
const bar = '4.5rem';

const Root = styled('header')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}));

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  minHeight: `calc(${bar} - 1px)`,
});

const MenuButton = styled(Button)({
  display: 'none',
  [narrow]: { display: 'inline-flex', marginInlineEnd: -12 },
});

const Panel = styled('div')(({ theme }) => ({
  flexGrow: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  [narrow]: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    maxHeight: `calc(100dvh - ${bar})`,
    overflowY: 'auto',
    display: 'block',
    padding: '8px clamp(1.25rem, 4vw, 3rem) 24px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
    '&[data-open="false"]': { display: 'none' },
  },
}));

const Links = styled('ul')({
  display: 'flex',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [narrow]: { flexDirection: 'column', gap: 0 },
});

const HeaderLink = styled(PreloadLink)(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  borderRadius: 8,
  fontWeight: 500,
  textDecoration: 'none',
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 12,
      insetBlockEnd: 6,
      height: 2,
      borderRadius: 1,
      backgroundColor: theme.vars.palette.primary.main,
    },
  },
  [narrow]: {
    minHeight: 52,
    paddingInline: 0,
    borderRadius: 0,
    fontSize: '1.125rem',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '&[aria-current="page"]::after': {
      insetInline: 'auto 4px',
      insetBlockEnd: 'auto',
      width: 8,
      height: 8,
      borderRadius: 4,
    },
  },
}));

const Account = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, marginBlockStart: 24 },
});

const mainLinks = [
  { to: routePaths.home, label: 'Home' },
  { to: routePaths.create, label: 'Create' },
  { to: routePaths.examples, label: 'Examples' },
  { to: routePaths.community, label: 'Community' },
  { to: routePaths.crm, label: 'CRM' },
];

/** The header of section 2: the main pages, and what a signed-out visitor or a signed-in user can do (section 6). */
export function Header() {
  const menu = useDisclosure();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  return (
    <Root data-print="hide" {...menu.regionProps}>
      <PageContainer pageWidth="wide">
        <Bar>
          <BrandLink />
          <MenuButton
            color="inherit"
            {...menu.buttonProps}
            startIcon={menu.isOpen ? <CloseIcon /> : <MenuIcon />}
          >
            Menu
          </MenuButton>
          <Panel {...menu.panelProps} data-open={menu.isOpen}>
            <nav aria-label="Main">
              <Links>
                {mainLinks.map(({ to, label }) => (
                  <li key={to}>
                    <HeaderLink to={to} onClick={menu.close}>
                      {label}
                    </HeaderLink>
                  </li>
                ))}
              </Links>
            </nav>
            <Account>
              {isSignedIn ? (
                <>
                  <ButtonLink to={routePaths.profile} color="inherit" onClick={menu.close}>
                    Profile
                  </ButtonLink>
                  <Button
                    variant="outlined"
                    color="inherit"
                    onClick={() => {
                      menu.close();
                      dispatch(signedOut());
                      void navigate(routePaths.home);
                    }}
                  >
                    Logout
                  </Button>
                </>
              ) : (
                <>
                  <ButtonLink to={routePaths.signIn} color="inherit" onClick={menu.close}>
                    Login
                  </ButtonLink>
                  <ButtonLink to={routePaths.signUp} variant="contained" onClick={menu.close}>
                    Sign Up
                  </ButtonLink>
                </>
              )}
            </Account>
          </Panel>
        </Bar>
      </PageContainer>
    </Root>
  );
}
