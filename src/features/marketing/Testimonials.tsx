const testimonials = [
  {
    text: 'I paste in the notes from a customer call and have something to argue about before lunch. The open questions at the end are the part I read first.',
    name: 'Maya Lindqvist',
    role: 'Product Manager',
  },
  {
    text: 'I am not a designer. With a mockup and a requirement document in hand, my first talk with a developer was about the product and not about what I meant.',
    name: 'Daniel Okafor',
    role: 'Founder',
  },
];

/** The two testimonials, each with a name and a role; samples, and marked as such. */
export function Testimonials() {
  return (
    <section className="section" aria-labelledby="testimonials">
      <h2 className="heading" id="testimonials">
        What it is like to work with
      </h2>
      <p className="section-note">
        Sample testimonials: the people are made up, the uses are the ones Ideakiln is built for.
      </p>
      <div className="card-grid testimonials">
        {testimonials.map(({ text, name, role }) => (
          <figure key={name} className="testimonial">
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              <span className="testimonial-name">{name}</span>
              <span>{role}</span>
              <span className="tag">Sample</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
