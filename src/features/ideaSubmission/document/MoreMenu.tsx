import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

/** An action of the menu `More`. */
export interface MoreAction {
  label: string;
  run: () => void;
}

interface MoreMenuProps {
  anchor: HTMLElement;
  actions: readonly MoreAction[];
  onClose: () => void;
}

/** The document's further actions. */
export function MoreMenu({ anchor, actions, onClose }: MoreMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'More' } }}>
      {actions.map(({ label, run }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
