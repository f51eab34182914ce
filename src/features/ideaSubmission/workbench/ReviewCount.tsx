import Link from '@mui/material/Link';

/** The element id of the review. */
export const reviewId = 'review';

function words(count: number | null): string {
  if (count === null) return 'reading…';
  if (count === 0) return 'no findings';
  return count === 1 ? '1 finding' : `${count} findings`;
}

/** The number of the review's findings (`null` until known), linked to them. */
export function ReviewCount({ count }: { count: number | null }) {
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      sx={{ justifySelf: 'start' }}
      // Focusing it would unfold the refine box around it, and move it away from the pointer before the click.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        const review = document.getElementById(reviewId);
        review?.scrollIntoView({ block: 'nearest' });
        review?.focus({ preventScroll: true });
      }}
    >
      {`Review: ${words(count)}`}
    </Link>
  );
}
